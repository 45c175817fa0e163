import path from 'node:path';
import {readIfThere} from '@selection-set/plugin-kit';
import {hashPage} from './hashPage';
import type {Lock} from './lock';
import type {SamplePage} from './samplePage';

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
      return [page.file, hashPage(page, lock, schemas)] as const;
    }),
  );
  return new Map(hashes);
}

async function readText(file: string): Promise<string> {
  return ((await readIfThere(file)) ?? '').replaceAll('\r\n', '\n');
}
