import type {HtmlTags, LoadContext} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import pluginHeadingFont, {cutFont, fontStep} from '../../../../../plugins/brand/heading-font';

const PART = {name: 'heading.1.woff2', bytes: Buffer.from(''), range: 'U+61'};

function tagsIn(currentLocale: string, content: readonly (typeof PART)[]): HtmlTags | undefined {
  const context = {generatedFilesDir: '/x', baseUrl: '/base/', i18n: {currentLocale}};
  return pluginHeadingFont(context as unknown as LoadContext).injectHtmlTags?.({content})?.headTags;
}

test.each(['en-US', 'fr'])('pages in %s ask for the font at once', (locale) => {
  expect(tagsIn(locale, [PART, PART])).toEqual([
    {
      tagName: 'link',
      attributes: expect.objectContaining({
        rel: 'preload',
        as: 'font',
        href: '/base/fonts/heading.1.woff2',
        crossorigin: 'anonymous',
      }),
    },
  ]);
});

test.each(['ar', 'ja'])('pages in %s, whose headings have another font, do not', (locale) => {
  expect(tagsIn(locale, [PART, PART])).toEqual([]);
});

const FONT =
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2');

/** How many different fonts the page asks for after the step. */
async function countLinks(currentLocale: string, body: string): Promise<number> {
  const context = {generatedFilesDir: '/x', baseUrl: '/base/', i18n: {currentLocale}};
  const [letters] = await cutFont(readFileSync(FONT), currentLocale);
  let page = `<link rel=preload href=/base/fonts/${letters?.name} as=font>${body}`;
  await fontStep(context as unknown as LoadContext).write?.(
    {
      files: ['a.html'],
      read: () => page,
      write(_, html) {
        page = html;
      },
    },
    undefined,
  );
  return new Set(page.match(/<link rel=preload[^>]*>/gu)).size;
}

test.each([
  ['letters alone', '<h1>GraphQL’s schema, explained</h1><p>1 (one)</p>', 1],
  ['a digit', '<h1>Letters</h1><h2 id=a>Move to <em>version</em> 5</h2>', 2],
  ['a sign', '<h3>Why?</h3>', 2],
  ['an apostrophe as a reference', '<h3>Reader&#x27;s and writer&#39;s side</h3>', 1],
  ['code', '<h2>The option <code class=a>retries: 3</code></h2>', 1],
  ['a digit in what is closed', '<details><summary>More</summary><h2>5</h2></details>', 1],
  [
    'a digit in what is closed twice',
    '<details class=a><summary>A</summary><details><h2>B</h2></details><h2>5</h2></details>',
    1,
  ],
  ['a digit in what is open', '<details class=a open><summary>A</summary><h2>5</h2></details>', 2],
  ['a digit in the name of what is closed', '<details><summary><h2>5</h2></summary></details>', 2],
  ['a digit after what is closed', '<details><h2>A</h2></details><h2>5</h2>', 2],
  ['an address', '<h2 id=h1>Text<a href=#a1 class=hash-link aria-label="To 1">#</a></h2>', 1],
])('a page whose headings have %s asks for as many files as it needs', async (_, body, count) => {
  await expect(countLinks('en-US', body)).resolves.toBe(count);
});

test('pages whose headings have a font of the device stay as they are', async () => {
  await expect(countLinks('ja', '<h1>GraphQL 16</h1>')).resolves.toBe(1);
});
