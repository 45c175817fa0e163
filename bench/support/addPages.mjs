import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Copies documents, with titles and descriptions of their own, until there are as many as wanted. A copy lies beside its original, so that every
 * sidebar grows alike.
 *
 * @param {string} project folder of a copy of the project
 * @param {number} wanted documents in all
 * @returns {number} documents there are then
 */
export function addPages(project, wanted) {
  const docs = path.join(project, 'docs');
  const originals = readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_'))
    // They show pictures that lie beside them.
    .filter((name) => !name.startsWith('writing'))
    .toSorted();
  const missing = Math.max(0, wanted - originals.length);
  for (let number = 1; number <= missing; number += 1) {
    const original = originals[number % originals.length];
    const text = readFileSync(path.join(docs, original), 'utf8')
      .replace(/^title: .*$/mu, `title: Copy ${number} of a document`)
      .replace(
        /^description: .*$/mu,
        `description: Copy number ${number} of another document, made to measure a larger portal.`,
      )
      .replace(/^(?:slug|sidebar_label): .*\n/gmu, '');
    writeFileSync(path.join(docs, path.dirname(original), `copy-${number}.mdx`), text);
  }
  return originals.length + missing;
}
