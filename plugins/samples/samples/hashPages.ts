import {createHash} from 'node:crypto';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {readIfThere} from '@selection-set/plugin-kit';
import {listPackages} from './listPackages';
import type {Lock} from './compareCommand';
import type {SamplePage} from './samplePage';

/** Raised when the way in which samples are checked changes, so that all are checked anew. */
const RUNNER = 4;
const HASH_CHARS = 16;

/** What every sample is checked with. */
const ALWAYS = ['@types/node', 'graphql', 'node-22-linux-x64', 'node-24-linux-x64', 'typescript'];

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
    [RUNNER, packages, schemas, page.steps, ...(page.node === undefined ? [] : [page.node])],
    (name: string, value: unknown) => (name === 'line' ? undefined : value),
  );
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
}

/** What pages were hashed with last: the check of the writing server asks for all of them after every save. */
const known = new WeakMap<
  SamplePage,
  {readonly lock: Lock; readonly schemas: readonly string[]; readonly hash: string}
>();

/** The hash of each page, by its file; schema files that do not exist count as empty. */
export async function hashPages(
  siteDir: string,
  pages: readonly SamplePage[],
  lock: Lock,
): Promise<ReadonlyMap<string, string>> {
  const hashes = await Promise.all(
    pages.map(async (page) => {
      const names = page.steps.flatMap((step) =>
        (step.kind === 'document' || step.kind === 'live') && step.schema !== undefined
          ? [step.schema]
          : [],
      );
      const schemas = await Promise.all(names.map((name) => readText(path.join(siteDir, name))));
      const last = known.get(page);
      const hash =
        last?.lock === lock && isDeepStrictEqual(last.schemas, schemas)
          ? last.hash
          : hashPage(page, lock, schemas);
      known.set(page, {lock, schemas, hash});
      return [page.file, hash] as const;
    }),
  );
  return new Map(hashes);
}

async function readText(file: string): Promise<string> {
  return ((await readIfThere(file)) ?? '').replaceAll('\r\n', '\n');
}
