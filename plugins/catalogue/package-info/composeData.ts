import type {
  PackageInfo,
  PackageSnapshot,
  PackageSummary,
} from '../../../src/lib/contracts/packageInfo';
import type {ToolPackage} from './listRequests';

export interface DataFile {
  readonly name: string;
  /** JSON. */
  readonly text: string;
}

/**
 * The data modules of pages: one for each tool, so that a page carries its own README only, and one with all tools but without READMEs
 * (C-15). A tool of which nothing is known has null.
 */
export function composeData(
  tools: readonly ToolPackage[],
  snapshot: PackageSnapshot,
): readonly DataFile[] {
  const known = tools.map(({slug, request}) => ({
    slug,
    info: (request && snapshot[request.name]) ?? null,
  }));
  const summaries = known.flatMap(({slug, info}) => (info ? [[slug, withoutReadme(info)]] : []));
  return [
    ...known.map(({slug, info}) => ({name: `${slug}.json`, text: JSON.stringify(info)})),
    {name: 'summaries.json', text: JSON.stringify(Object.fromEntries(summaries))},
  ];
}

function withoutReadme(info: PackageInfo): PackageSummary {
  const {readme: _readme, fetchedAt, ...summary} = info;
  const {readme: _date, ...dates} = fetchedAt;
  return {...summary, fetchedAt: dates};
}
