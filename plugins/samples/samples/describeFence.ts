import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fence, LanguageName} from '@selection-set/code-blocks';
import {onceUntilChanged} from '@selection-set/plugin-kit';
import type {FenceFacts, SamplesReport} from '../../../src/lib/contracts/samples';
import {listNames} from './listPackages';
import {REPORT_FILE, parseReport} from './reportFile';

const HASH_CHARS = 12;

/** Name of a sample in the report: the same code in the same language is the same sample, in every language of the portal. */
export function hashSample(language: LanguageName, code: string): string {
  return createHash('sha256').update(`${language}\n${code}`).digest('hex').slice(0, HASH_CHARS);
}

const FOLDERS: readonly (readonly [RegExp, string])[] = [
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\//u, 'docs/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-blog\//u, 'blog/'],
];

/** The file that a translation is of; the file itself where it is none. Relative to the portal's folder, with `/`. */
function toOriginal(file: string): string {
  const found = FOLDERS.find(([pattern]) => pattern.test(file));
  return found === undefined ? file : file.replace(...found);
}

/** Facts about a fence of a file by its absolute name; undefined for fences that are no samples, or that nobody checked. */
export type FenceDescriber = (file: string, fence: Fence) => FenceFacts | undefined;

const MAX_PACKAGES = 3;

/** Reads the report again once it has changed, so that the writing server shows what the last run found. */
export function createFenceDescriber(siteDir: string): FenceDescriber {
  const read = onceUntilChanged((source) => parseReport(readFileSync(source, 'utf8')));
  return (file, fence) => {
    const name = toOriginal(path.relative(siteDir, file).replaceAll(path.sep, '/'));
    return describeFence(fence, read(path.join(siteDir, REPORT_FILE))[name]);
  };
}

/** With the packages that the fence itself names; what it only needs from the rest of the page is named there. */
export function describeFence(
  {code, language, meta}: Fence,
  page: SamplesReport[string] | undefined,
): FenceFacts | undefined {
  const fact = page?.samples[hashSample(language, code)];
  if (page === undefined || fact === undefined) {
    return undefined;
  }
  if (fact.state === 'excluded') {
    return {check: fact.state, reason: meta.texts.unchecked ?? fact.reason ?? ''};
  }
  const named = new Set(listNames(code));
  const own = Object.entries(page.packages).filter(([name]) => named.has(name));
  const shown = own.slice(0, MAX_PACKAGES);
  const more = own.length - shown.length;
  return {
    check: fact.state,
    ...(shown.length === 0
      ? {}
      : {packages: shown.map(([name, version]) => `${name} ${version}`).join(', ')}),
    ...(more === 0 ? {} : {more: String(more)}),
  };
}
