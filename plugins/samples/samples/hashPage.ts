import {createHash} from 'node:crypto';
import {listPackages} from './listPackages';
import type {Lock} from './lock';
import type {SamplePage} from './samplePage';

/** Raised when the way in which samples are checked changes, so that all are checked anew. */
const RUNNER = 3;
const HASH_CHARS = 16;

/** What every sample is checked with. */
const ALWAYS = ['@types/node', 'graphql', 'typescript'];

/** What every live sample runs with; the portal's own versions are the same. */
const LIVE = ['dataloader', 'graphql-yoga'];

/**
 * Changes with everything that the result of a page follows from: its samples, and the versions of the packages that they use and of all
 * that those need. Not with its prose, the lines that samples stand on, packages of other pages, or the machine.
 *
 * @param schemas texts of the schema files that the page names.
 */
export function hashPage(page: SamplePage, lock: Lock, schemas: readonly string[]): string {
  const packages = lock.resolve([
    ...new Set([
      ...ALWAYS,
      ...(page.steps.some(({kind}) => kind === 'live') ? LIVE : []),
      ...Object.keys(listPackages(page, lock.versions)),
    ]),
  ]);
  const text = JSON.stringify(
    [RUNNER, packages, schemas, page.steps],
    (name: string, value: unknown) => (name === 'line' ? undefined : value),
  );
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
}
