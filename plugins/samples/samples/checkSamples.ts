import {existsSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {Check} from '@selection-set/content-model';
import {hashPages} from './hashPages';
import {listPages} from './listPages';
import {readReport} from './reportFile';
import {type SamplePage, toProblem} from './samplePage';
import {readWorkspace, WORKSPACE} from './workspace';

/** Finds pages whose samples nobody has checked as they are now. It compares hashes and runs nothing; a project without packages for samples has none. */
export const checkSamples: Check = async ({files}, {siteDir, locale}) => {
  const hasWorkspace = existsSync(path.join(siteDir, WORKSPACE, 'package.json'));
  const pages = locale === DEFAULT_LOCALE && hasWorkspace ? listPages(files) : [];
  if (pages.length === 0) {
    return [];
  }
  const [report, {lock}] = await Promise.all([readReport(siteDir), readWorkspace(siteDir)]);
  const hashes = await hashPages(siteDir, pages, lock);
  return pages
    .filter(({file}) => report[file]?.hash !== hashes.get(file))
    .map(({file, steps}) => toProblem(file, firstLine(steps), describe(file)));
};

function describe(file: string): string {
  return `The samples of this page, or their packages, have changed since they were checked. Run "npm run samples ${file}" and commit the report.`;
}

function firstLine(steps: SamplePage['steps']): number {
  return steps[0]?.line ?? 1;
}
