import type {HtmlTags, LoadContext} from '@docusaurus/types';
import pluginHeadingFont from '../../../../../plugins/brand/heading-font';

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
