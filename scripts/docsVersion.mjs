import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './root.mjs';
import {runBin} from './runBin.mjs';

/** Names are parts of addresses: numbers with dots, such as `2`, `2.1` or `2.x`, optionally with a preview label, such as `2.0-beta`. */
const NAME = /^\d+(?:\.(?:\d+|x))*(?:-[a-z\d]+)?$/u;

/**
 * Freezes the content of `docs`, in all languages, as a version of the documentation (V1).
 *
 * @param {readonly string[]} args the version's name
 * @returns {Promise<number>} exit code
 */
export async function cutVersion([name, ...rest]) {
  const mistake = findMistake(name, rest);
  if (mistake !== undefined) {
    console.error(mistake);
    return 1;
  }
  const code = await runBin('docusaurus', ['docs:version', name]);
  if (code === 0) {
    nameInAllLanguages(name);
    console.log(nextSteps(name));
  }
  return code;
}

function findMistake(name, rest) {
  if (name === undefined || rest.length > 0) {
    return 'Give the new version one name: npm run docs:version 1.0';
  }
  if (!NAME.test(name)) {
    return `"${name}" cannot be the name of a version, because names are parts of addresses. Use numbers with dots, such as 1.0, 2 or 2.x, or 2.0-beta.`;
  }
  const names = readVersions();
  return names.includes(name)
    ? `Version ${name} exists already (versions.json has ${names.join(', ')}). Choose another name, or change the pages in versioned_docs/version-${name}.`
    : undefined;
}

function readVersions() {
  const file = path.join(ROOT, 'versions.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Docusaurus copies the translated label of the unreleased version, such as "Prochaine", to the new version. */
function nameInAllLanguages(name) {
  const folder = path.join(ROOT, 'i18n');
  for (const locale of readdirSync(folder)) {
    const file = path.join(folder, locale, `docusaurus-plugin-content-docs/version-${name}.json`);
    if (existsSync(file)) {
      const texts = JSON.parse(readFileSync(file, 'utf8'));
      texts['version.label'] = {message: name, description: `The label for version ${name}`};
      writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
    }
  }
}

function nextSteps(name) {
  return `
Version ${name} has been cut. From now on its pages are in versioned_docs/version-${name}, and its translations in i18n beside the others.
Readers get it at /docs; docs holds the next version, at /docs/next. To keep docs the latest instead, set lastVersion: 'current' in
src/family/data/docsVersions.ts.

1. npm run i18n -- fr ar ja
2. npm run preview, and look at /docs, /docs/next and the menu of versions
3. git add docs versioned_docs versioned_sidebars versions.json i18n, and commit

Corrections to ${name} are made in its own folder; docs/writing/versions.mdx says more.`;
}
