import {existsSync} from 'node:fs';

/**
 * Loader before the Markdown compiler: a page depends on which of its translations exist, and is recompiled when one is added or removed.
 * Written in JavaScript because the bundler loads it directly.
 */
export default function watchTranslations(source) {
  for (const {file} of this.getOptions().filesOf(this.resourcePath)) {
    if (existsSync(file)) {
      this.addDependency(file);
    } else {
      this.addMissingDependency(file);
    }
  }
  return source;
}
