import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readAdvice} from '../../../../../plugins/catalogue/tool-pages/readAdvice';

let siteDir: string;

function write(file: string, text: string): void {
  mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'advice-'));
  write(
    'docs/yoga/index.mdx',
    [
      '---\ntitle: Yoga\n---\n\nA server.',
      '## When to use it\n\n- You want `fetch`. It is a standard.\n- You [test](/a.mdx) a lot.',
      '## When not to use it\n\nSome reasons:\n\n- **You need a gateway.** Mesh is one.\n- Without bold. More.',
      '## Versions\n\n- 5',
    ].join('\n\n'),
  );
  write('docs/helix/index.mdx', 'Archived.\n\n## What it did\n\n- A\n');
});

afterEach(() => rmSync(siteDir, {recursive: true}));

test('an overview gives a sentence for each reason, with its code', async () => {
  expect(await readAdvice({siteDir, locales: ['en-US', 'en-US'], slug: 'yoga'})).toEqual({
    when: ['You want `fetch`.', 'You test a lot.'],
    whenNot: ['You need a gateway.', 'Without bold.'],
  });
});

test('a translation is read by the ids of its headings, and the original where there is none', async () => {
  expect(await readAdvice({siteDir, locales: ['fr', 'en-US'], slug: 'yoga'})).toMatchObject({
    lang: 'en-US',
  });
  write(
    'i18n/fr/docusaurus-plugin-content-docs/current/yoga/index.mdx',
    [
      '---\ntitle: Yoga\n---',
      '## Quand l’utiliser {/* #when-to-use-it */}\n\n- Vous testez. Souvent.',
      '## Quand choisir autre chose {/* #when-not-to-use-it */}\n\n- **Une passerelle.** Mesh.',
    ].join('\n\n'),
  );
  expect(await readAdvice({siteDir, locales: ['fr', 'en-US'], slug: 'yoga'})).toEqual({
    when: ['Vous testez.'],
    whenNot: ['Une passerelle.'],
  });
});

test('an overview without these lists gives nothing, and neither does a tool without one', async () => {
  expect(await readAdvice({siteDir, locales: ['en-US', 'en-US'], slug: 'helix'})).toBeUndefined();
  expect(await readAdvice({siteDir, locales: ['fr', 'en-US'], slug: 'none'})).toBeUndefined();
});
