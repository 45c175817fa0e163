import type {PackageSummary} from '../contracts/packageInfo';
import type {ToolFacts} from '../contracts/tool';
import {formatDate, formatNumber} from '../text/format';

export type ToolFactId =
  | 'package'
  | 'version'
  | 'licence'
  | 'createdAt'
  | 'updatedAt'
  | 'downloads'
  | 'repository'
  | 'fetchedAt'
  | 'description';

export interface ToolFact {
  readonly id: ToolFactId;
  /** Ready to read, in the language of the page. */
  readonly value: string;
}

/**
 * The known facts of a tool and its package in display order; unknown facts are left out, never made up (PKG-1, LST-5).
 *
 * @param locale BCP 47 tag of the page, for dates and numbers.
 */
export function listToolFacts(
  tool: ToolFacts,
  info: PackageSummary | undefined,
  locale: string,
): readonly ToolFact[] {
  const date = (value: string | undefined): string | undefined =>
    value === undefined ? undefined : formatDate(value, locale);
  const facts: readonly (readonly [ToolFactId, string | null | undefined])[] = [
    ['package', tool.package],
    ['version', info?.version],
    ['licence', info?.licence],
    ['createdAt', date(info?.createdAt)],
    ['updatedAt', date(info?.updatedAt)],
    ['downloads', describeDownloads(info, locale)],
    ['repository', tool.repo],
    ['fetchedAt', date(info?.fetchedAt.version ?? info?.fetchedAt.updatedAt)],
    ['description', info?.description],
  ];
  return facts.flatMap(([id, value]) => (value ? [{id, value}] : []));
}

function describeDownloads(info: PackageSummary | undefined, locale: string): string | undefined {
  if (info?.weeklyNPMDownloads === undefined) {
    return undefined;
  }
  const number = formatNumber(info.weeklyNPMDownloads, locale);
  return info.downloadsWeek === undefined
    ? number
    : `${number} (${formatDate(info.downloadsWeek.start, locale)} – ${formatDate(info.downloadsWeek.end, locale)})`;
}
