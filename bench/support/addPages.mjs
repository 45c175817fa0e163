import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Copies documents, with titles and descriptions of their own, up to a given number. A copy is next to its original, so that every
 * sidebar grows equally.
 *
 * @param {string} project folder of a copy of the project
 * @param {number} wanted total documents
 * @returns {number} documents afterwards
 */
export function addPages(project, wanted) {
  const docs = path.join(project, 'docs');
  const originals = readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_'))
    // They show pictures that are next to them.
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
