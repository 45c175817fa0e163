import {readFile} from 'node:fs/promises';
import path from 'node:path';

const LOCK_SUFFIX = '.lock';

/**
 * A loader that makes a translated file depend on its lock and its original, so that the writing server and the build cache recompile it
 * when one of them changes; the text itself passes through. Written in JavaScript because the bundler loads it directly.
 *
 * @this {import('@rspack/core').LoaderContext<{siteDir: string}>}
 * @param {string} text
 */
export default async function addDependencies(text) {
  const done = this.async();
  const lock = `${this.resourcePath}${LOCK_SUFFIX}`;
  try {
    const source = /^source (?<source>\S.*)$/mu.exec(await readFile(lock, 'utf8'))?.groups?.source;
    this.addDependency(lock);
    if (source !== undefined) {
      this.addDependency(path.join(this.getOptions().siteDir, source));
    }
  } catch {
    // No lock. An unreadable one is reported by the step that needs it.
    this.addMissingDependency(lock);
  }
  done(null, text);
}
