import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ENGLISH_FOLDER, writeCatalogues} from './i18n.mjs';
import {ROOT} from './root.mjs';

/**
 * Regenerates the English catalogues and reports missing texts: a text added without `npm run i18n` would be missing for
 * translators.
 *
 * @returns {Promise<number>} exit code
 */
export async function checkCatalogues() {
  const before = readTexts();
  const code = await writeCatalogues([]);
  const changes = listChanges(before, readTexts());
  if (changes.length === 0) {
    return code;
  }
  console.error(changes.join('\n'));
  console.error(`${ENGLISH_FOLDER} was out of date. It has been rewritten; commit it.`);
  return 1;
}

/**
 * Changes of texts, one line each.
 *
 * @param {ReadonlyMap<string, string>} before
 * @param {ReadonlyMap<string, string>} after
 * @returns {readonly string[]}
 */
export function listChanges(before, after) {
  const names = [...after.keys(), ...[...before.keys()].filter((name) => !after.has(name))];
  return names
    .filter((name) => after.get(name) !== before.get(name))
    .map((name) => {
      if (!after.has(name)) {
        return `${name} is used no more`;
      }
      return `${name} is ${before.has(name) ? 'worded or described differently' : 'new'}`;
    });
}

/** Every English text by file and id. */
function readTexts() {
  const folder = path.join(ROOT, ENGLISH_FOLDER);
  const names = existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
        name.endsWith('.json'),
      )
    : [];
  return new Map(
    names.flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).map(
        ([id, text]) => [`${ENGLISH_FOLDER}/${name} "${id}"`, JSON.stringify(text)],
      ),
    ),
  );
}
