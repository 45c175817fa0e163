import {existsSync} from 'node:fs';
import path from 'node:path';

const IMPORT =
  /^(?:import|export)\s(?:[^'"\n]*\sfrom\s*)?["'](?<from>(?:\.{1,2}|@site)\/[^'"\n?]+)["']/gmu;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md'];

/**
 * A loader that makes a page depend on the parts that it imports, and on imported files that do not exist yet. The bundler cannot see
 * either once a notice has replaced the page. The text passes through unchanged. Plain JavaScript, because the bundler loads it directly.
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
