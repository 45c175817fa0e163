import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createContentReader} from '@selection-set/content-model';
import {type ContentCheck, runExportCommand, runImportCommand} from '@selection-set/markdown-xliff';
import {runSyncCommand} from '@selection-set/translation-freshness';
import {createSite} from '../../../tests/support/content';

export const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';
export const HANDED_OVER = 'exchange/fr.xlf';

export const PAGE = `---
title: Yoga
description: Build a GraphQL server with Yoga from an empty folder and query it over HTTP.
sidebar_position: 2
---

import Chart from '@theme/Tabs';

You build a server with **Yoga** and
\`graphql\`, see [the page](/docs/a).

## Set up {/* #set-up */}

{/* Keep this comment. */}

<Steps>

1. Install it:

   <PackageCmd packages={['graphql-yoga']} />

2. Start it.

   \`\`\`bash
   node server.js
   \`\`\`

</Steps>

:::tip[Good to know]

It is fast.

:::

| Option | Meaning |
| --- | --- |
| \`port\` | where it listens |

<Image src="/img/a.png" alt="A menu" />
`;

export const PAGE_FR = `---
title: Yoga
description: Construisez un serveur GraphQL avec Yoga à partir d’un dossier vide et interrogez-le.
sidebar_position: 2
---

import Chart from '@theme/Tabs';

Vous construisez un serveur avec **Yoga** et
\`graphql\`, voyez [la page](/docs/a).

## Préparer {/* #set-up */}

{/* Keep this comment. */}

<Steps>

1. Installez-le :

   <PackageCmd packages={['graphql-yoga']} />

2. Démarrez-le.

   \`\`\`bash
   node server.js
   \`\`\`

</Steps>

:::tip[Bon à savoir]

Il est rapide.

:::

| Option | Sens |
| --- | --- |
| \`port\` | où il écoute |

<Image src="/img/a.png" alt="Un menu" />
`;

const CATALOGUE = {
  'a.close': {message: 'Close', description: 'Label of a button'},
  'a.count': {message: '{count} page|{count} pages', description: 'How many pages'},
  'a.line': {message: 'New? {link} of {name}', description: 'A line'},
};

/** A small project: one page, translated if the test needs it, and a few interface texts. */
export async function createProject({isTranslated = true} = {}): Promise<string> {
  const siteDir = createSite({
    'docs/a.mdx': PAGE,
    'i18n/en-US/code.json': JSON.stringify(CATALOGUE, null, 2),
    'i18n/fr/code.json': `${JSON.stringify({'a.close': {message: 'Fermer', description: 'Label of a button'}}, null, 2)}\n`,
    'static/img/a.png': '',
    ...(isTranslated ? {[`${FRENCH}/a.mdx`]: PAGE_FR} : {}),
  });
  if (isTranslated) {
    await markReviewed(siteDir);
  }
  return siteDir;
}

/** Marks the translation as up to date. */
export async function markReviewed(siteDir: string): Promise<void> {
  await runSyncCommand({
    siteDir,
    locales: ['fr'],
    readContent: createContentReader(siteDir),
    create: [],
    repair: [],
    reviewed: [`${FRENCH}/a.mdx`],
    write: () => undefined,
  });
}

export async function exportFrench(
  siteDir: string,
  only = 'all',
  files: readonly string[] = [],
): Promise<{readonly code: number; readonly text: string; readonly xliff: string}> {
  const lines: string[] = [];
  const code = await runExportCommand({
    siteDir,
    locales: ['fr', 'ja'],
    locale: 'fr',
    readContent: createContentReader(siteDir),
    files,
    out: 'exchange',
    only,
    write: (text) => lines.push(text),
  });
  const file = path.join(siteDir, HANDED_OVER);
  return {
    code,
    text: lines.join('\n'),
    xliff: existsSync(file) ? readFileSync(file, 'utf8') : '',
  };
}

/** Content checks of a site: here, that it can be parsed, and that a translation has the address of its original. */
const checkSlugs: ContentCheck = async (read, locale) => {
  const {files, problems} = await read(locale);
  return [
    ...problems,
    ...files
      .filter(({frontMatter}) => frontMatter.values.slug !== undefined)
      .map(({file}) => ({file, line: 1, rule: 'translation', message: '"slug" differs.'})),
  ];
};

/** Imports an XLIFF text; the report, or the reason for refusing it. */
export async function importXliff(
  siteDir: string,
  xliff: Uint8Array | string,
  options: {readonly fitting?: boolean; readonly overwrite?: boolean} = {},
): Promise<string> {
  const lines: string[] = [];
  const file = path.join(siteDir, HANDED_OVER);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, xliff);
  await runImportCommand({
    siteDir,
    locales: ['fr', 'ja'],
    readContent: createContentReader(siteDir),
    check: checkSlugs,
    file,
    fitting: false,
    overwrite: false,
    ...options,
    write: (text) => lines.push(text),
  });
  return lines.join('\n').replaceAll(`${siteDir}/`, '');
}

/** Every file of a project with its text, except exported files. */
export function snapshot(siteDir: string): Readonly<Record<string, string>> {
  const names = readdirSync(siteDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => !name.startsWith('exchange') && statSync(path.join(siteDir, name)).isFile())
    .toSorted();
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(siteDir, name), 'utf8')]),
  );
}

/** Translates a text in the file: its state becomes `translated`. */
export function translate(xliff: string, source: string, target: string): string {
  const from = xliff.indexOf(`<source>${source}</source>`);
  if (from === -1) {
    throw new Error(`There is no source "${source}".`);
  }
  const start = xliff.lastIndexOf('<segment', from);
  const end = xliff.indexOf('</segment>', from);
  return `${xliff.slice(0, start)}<segment state="translated"><source>${source}</source><target>${target}</target>${xliff.slice(end)}`;
}
