import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createContentReader, formatProblems} from '@selection-set/content-model';
import {createLock, formatLock, listBlocks} from '@selection-set/translation-freshness';
import {createContext} from '../../../../../plugins/checks/content-checks/checkContent';
import {LINK_CHECKS} from '../../../../../plugins/checks/content-checks/links';
import {moveDocument, undoMove} from '../../../../../plugins/checks/move-content';
import {updateUrlManifest} from '../../../../../plugins/checks/url-manifest';
import {type ContentSite, createContentSite} from '../../../../support/contentSite';

const FROM = 'docs/yoga/errors.mdx';
const TO = 'docs/guides/handle-errors.mdx';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';
const REDIRECTS = 'src/family/data/redirects.yml';
const QUERIES = 'tests/search/en-US.yml';
const MANIFEST = 'src/family/data/publishedAddresses.json';

const FILES: Readonly<Record<string, string>> = {
  'docs/yoga/index.mdx': `---
title: Yoga
---

[Errors](/yoga/errors.mdx#mask), [beside](./errors.mdx), [address](/docs/yoga/errors), [other](/docs/yoga/errors-and-logs).

\`\`\`text
/docs/yoga/errors
\`\`\`
[Below](/docs/yoga/errors).

<Card to="/docs/yoga/errors#mask" />
`,
  [FROM]: `---
title: Errors
---

[Start](./index.mdx), [above](#mask), [itself](/docs/yoga/errors#mask).

## Mask

![Shot](./shot.png)
`,
  'docs/yoga/errors-and-logs.mdx': '# Errors and logs\n',
  'docs/yoga/shot.png': '',
  'docs/guides/index.mdx': '---\ntitle: Guides\n---\n\nWords.\n',
  [`${FRENCH}/yoga/errors.mdx`]:
    '---\ntitle: Erreurs\n---\n\n[Début](./index.mdx), [plus haut](#mask), [elle-même](/docs/yoga/errors#mask).\n\n## Masquer {/* #mask */}\n',
  [`${FRENCH}/yoga/index.mdx`]: '---\ntitle: Yoga\n---\n\n[Erreurs](/yoga/errors.mdx#mask)\n',
  'src/data/guides.ts':
    "export const GUIDES = ['/docs/yoga/errors#mask', '/docs/yoga/errors-and-logs', '/docs/yoga/errors.md'];\n",
  [REDIRECTS]: '- from: /docs/old\n  to: /docs/yoga/errors\n',
  [QUERIES]: "- {query: mask, answers: ['/docs/yoga/errors#mask', /docs/yoga/errors]}\n",
};

let site: ContentSite;

beforeEach(async () => {
  site = createContentSite(FILES);
  await updateUrlManifest(site.siteDir);
  const {files} = await createContentReader(site.siteDir)('en-US');
  for (const name of ['errors', 'index']) {
    const original = files.find(({file}) => file === `docs/yoga/${name}.mdx`);
    if (original !== undefined) {
      const lock = createLock(original.file, listBlocks(original));
      site.write(`${FRENCH}/yoga/${name}.mdx.lock`, formatLock(lock));
    }
  }
});

afterEach(() => site.dispose());

const read = (file: string) => readFileSync(path.join(site.siteDir, file), 'utf8');
const isThere = (file: string) => existsSync(path.join(site.siteDir, file));

async function listLinkProblems(): Promise<string> {
  const readContent = createContentReader(site.siteDir);
  const originals = await readContent('en-US');
  const lists = ['en-US', 'fr'].map(async (locale) => {
    const content = await readContent(locale);
    const context = createContext({siteDir: site.siteDir, locale, originals, readContent});
    return (await Promise.all(LINK_CHECKS.map(async (check) => check(content, context)))).flat();
  });
  return formatProblems((await Promise.all(lists)).flat());
}

test('a move carries translations, locks, links, redirects, data and queries along (N8, N9, A4)', async () => {
  const message = await moveDocument(site.siteDir, FROM, TO);

  expect(message).toContain('/docs/yoga/errors leads to /docs/guides/handle-errors');
  expect(isThere(FROM)).toBe(false);
  expect(isThere(`${FRENCH}/yoga/errors.mdx`)).toBe(false);
  expect(read('docs/yoga/index.mdx')).toBe(`---
title: Yoga
---

[Errors](/guides/handle-errors.mdx#mask), [beside](../guides/handle-errors.mdx), [address](/docs/guides/handle-errors), [other](/docs/yoga/errors-and-logs).

\`\`\`text
/docs/yoga/errors
\`\`\`
[Below](/docs/guides/handle-errors).

<Card to="/docs/guides/handle-errors#mask" />
`);
  expect(read(TO)).toContain('[Start](../yoga/index.mdx), [above](#mask)');
  expect(read(TO)).toContain('[itself](/docs/guides/handle-errors#mask)');
  expect(read(TO)).toContain('![Shot](../yoga/shot.png)');
  expect(read(`${FRENCH}/guides/handle-errors.mdx`)).toContain('[Début](../yoga/index.mdx)');
  expect(read(`${FRENCH}/yoga/index.mdx`)).toContain('/guides/handle-errors.mdx#mask');
  expect(read('src/data/guides.ts')).toBe(
    "export const GUIDES = ['/docs/guides/handle-errors#mask', '/docs/yoga/errors-and-logs', '/docs/yoga/errors.md'];\n",
  );
  expect(read(QUERIES)).toBe(
    "- {query: mask, answers: ['/docs/guides/handle-errors#mask', /docs/guides/handle-errors]}\n",
  );
  expect(read(REDIRECTS)).toBe(
    '- from: /docs/old\n  to: /docs/guides/handle-errors\n- from: /docs/yoga/errors\n  to: /docs/guides/handle-errors\n',
  );
  expect(read(MANIFEST)).toContain('/docs/guides/handle-errors#mask');
  expect(await listLinkProblems()).not.toMatch(/leads nowhere|was published and is gone|no file/u);
});

test('a document that moves back to an address that leads on takes it over (N8)', async () => {
  await moveDocument(site.siteDir, FROM, TO);
  await moveDocument(site.siteDir, TO, FROM);

  expect(read(REDIRECTS)).toBe(
    '- from: /docs/old\n  to: /docs/yoga/errors\n- from: /docs/guides/handle-errors\n  to: /docs/yoga/errors\n',
  );
});

test('an address that was never published leads nowhere (N8)', async () => {
  site.write('docs/yoga/draft.mdx', '---\ntitle: Draft\n---\n\nWords.\n');
  await moveDocument(site.siteDir, 'docs/yoga/draft.mdx', 'docs/guides/draft.mdx');

  expect(read(REDIRECTS)).toBe(FILES[REDIRECTS]);
});

test('translations that were up to date stay so (I2)', async () => {
  await moveDocument(site.siteDir, FROM, TO);

  const {files} = await createContentReader(site.siteDir)('en-US');
  for (const [original, lock] of [
    [TO, `${FRENCH}/guides/handle-errors.mdx.lock`],
    ['docs/yoga/index.mdx', `${FRENCH}/yoga/index.mdx.lock`],
  ] as const) {
    const file = files.find((candidate) => candidate.file === original);
    expect(file).toBeDefined();
    expect(read(lock)).toBe(file && formatLock(createLock(original, listBlocks(file))));
  }
});

test('a move that is taken back leaves every file as it was', async () => {
  const names = [...Object.keys(FILES), MANIFEST, `${FRENCH}/yoga/errors.mdx.lock`];
  const before = names.map(read);
  await moveDocument(site.siteDir, FROM, TO);

  await undoMove(site.siteDir);

  expect(names.map(read)).toEqual(before);
  expect(isThere(TO)).toBe(false);
  await expect(undoMove(site.siteDir)).rejects.toThrow('There is no move to take back.');
});

test('nothing is taken back where a file has changed since', async () => {
  await moveDocument(site.siteDir, FROM, TO);
  site.replace('docs/yoga/index.mdx', 'beside', 'next to it');

  await expect(undoMove(site.siteDir)).rejects.toThrow('docs/yoga/index.mdx has changed since');
  expect(isThere(TO)).toBe(true);
});

test.each([
  ['docs/none.mdx', TO, 'There is no document at docs/none.mdx.'],
  [FROM, 'docs/yoga/index.mdx', 'There is already a file at docs/yoga/index.mdx.'],
  [FROM, 'blog/errors.mdx', '"blog/errors.mdx" is no document.'],
  [FROM, 'docs/yoga/errors.txt', '"docs/yoga/errors.txt" is no document.'],
])('a move from %s to %s is refused before anything is written', async (from, to, message) => {
  await expect(moveDocument(site.siteDir, from, to)).rejects.toThrow(message);
  expect(isThere(FROM)).toBe(true);
});
