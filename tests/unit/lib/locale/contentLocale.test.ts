import {contentLocale} from '../../../../src/lib/locale/languages';

test.each([
  ['@site/docs/yoga.mdx', 'ja', 'en-US'],
  ['@site/i18n/ja/docusaurus-plugin-content-docs/current/yoga.mdx', 'ja', 'ja'],
  ['@site/docs/yoga.mdx', 'en-US', 'en-US'],
  ['@site/docs/i18n/overview.mdx', 'ja', 'en-US'],
])('the text of %s on the site in %s is in %s (DOC-6)', (source, current, language) => {
  expect(contentLocale(source, current, 'en-US')).toBe(language);
});
