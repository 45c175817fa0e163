import {existsSync} from 'node:fs';
import path from 'node:path';

const IMPORT =
  /^(?:import|export)\s(?:[^'"\n]*\sfrom\s*)?["'](?<from>(?:\.{1,2}|@site)\/[^'"\n?]+)["']/gmu;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md'];

/**
 * A loader that makes a page depend on parts that it imports, and on files that it imports and that are not there: a notice stands in place
 * of such a page, so that the bundler does not know of them. The text itself passes through. It is no TypeScript, because the bundler loads
 * it by itself.
 *
 * @this {import('@rspack/core').LoaderContext<{siteDir: string}>}
 * @param {string} text
 */
export default function addImports(text) {
  for (const {groups} of text.matchAll(IMPORT)) {
    const from = groups?.from ?? '';
    const target = from.startsWith('@site/')
      ? path.join(this.getOptions().siteDir, from.slice('@site/'.length))
      : path.resolve(path.dirname(this.resourcePath), from);
    const files = ENDINGS.map((ending) => target + ending);
    if (!files.some((file) => existsSync(file))) {
      files.forEach((file) => this.addMissingDependency(file));
    } else if (/\.mdx?$/u.test(target)) {
      this.addDependency(target);
    }
  }
  return text;
}
