import {readFileSync, statSync} from 'node:fs';
import {inlineTexts} from './inlineTexts.mjs';

/** By file; some hundred modules of a build ask for the same. */
const catalogues = new Map();

function readMessages(file) {
  const changed = statSync(file).mtimeMs;
  const known = catalogues.get(file);
  if (known?.changed === changed) {
    return known.messages;
  }
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  catalogues.set(file, {changed, messages});
  return messages;
}

/**
 * Step of the bundler: the texts of one language in the place of their ids (`inlineTexts`). Option `file`: absolute path of that language's texts.
 *
 * @param {string} source of a module
 * @returns {string}
 * @throws Error where a text of this portal has no id of its catalogue: no browser would be sent its translation.
 */
export default function putTexts(source) {
  const {file} = this.getOptions();
  if (!source.includes('@docusaurus/Translate')) {
    return source;
  }
  this.addDependency(file);
  const {code, unknown} = inlineTexts(source, this.resourcePath, readMessages(file));
  if (unknown.length > 0 && !this.resourcePath.includes('node_modules')) {
    throw new Error(
      `The catalogue has no such text; write its id in quotes and run \`npm run i18n\`:\n${unknown.join('\n')}`,
    );
  }
  return code;
}
