import {existsSync} from 'node:fs';

/**
 * Loader before the compiler of Markdown: a page depends on which of its translations exist, and is compiled again when one comes or goes.
 * JavaScript, because the bundler loads it by itself.
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
