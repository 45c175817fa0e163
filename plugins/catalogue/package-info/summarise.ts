import {createHash} from 'node:crypto';
import type {PackageInfo, PackageSnapshot} from '../../../src/lib/contracts/packageInfo';
import type {PackageProblem} from '../../../src/lib/packageInfo/loadFacts';
import {PACKAGE_FACTS} from '../../../src/lib/packageInfo/mergeFacts';

const SHOWN_CHARS = 60;
const FINGERPRINT_CHARS = 7;

/** What was not fetched, in one sentence for each kind of source, with the first reason. */
export function describeProblems(problems: readonly PackageProblem[]): string {
  const bySource = new Map<string, PackageProblem[]>();
  for (const problem of problems) {
    bySource.set(problem.source, [...(bySource.get(problem.source) ?? []), problem]);
  }
  return [...bySource]
    .map(([source, [first, ...others]]) => {
      const more = others.length === 0 ? '' : ` and ${others.length} other packages`;
      return `The ${source} of "${first?.name}"${more} could not be fetched: ${first?.message}.`;
    })
    .join(' ');
}

/** What a refresh changed, one line for each fact that differs, in the order of names. */
export function summariseChanges(
  previous: PackageSnapshot,
  next: PackageSnapshot,
): readonly string[] {
  const names = [...new Set([...Object.keys(previous), ...Object.keys(next)])].toSorted();
  return names.flatMap((name) => {
    const [before, after] = [previous[name], next[name]];
    if (after === undefined) {
      return [`${name}: left the catalogue`];
    }
    return [
      ...(before === undefined ? [`${name}: new`] : []),
      ...PACKAGE_FACTS.flatMap((fact) => {
        const [old, now] = [show(before, fact), show(after, fact)];
        return old === now ? [] : [`${name}: ${fact} ${old} → ${now}`];
      }),
    ];
  });
}

function show(info: PackageInfo | undefined, fact: (typeof PACKAGE_FACTS)[number]): string {
  const value = info?.[fact];
  if (value === undefined) {
    return 'none';
  }
  const text = typeof value === 'object' ? `${value.start} to ${value.end}` : String(value);
  if (fact === 'readme') {
    return `${text.length} characters (${fingerprint(text)})`;
  }
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
}

/** Short mark that differs when a long text does. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, FINGERPRINT_CHARS);
}
