import {originalFile, translationPath} from '@selection-set/translation-freshness';

test.each([
  ['docs/yoga/index.mdx', 'i18n/fr/docusaurus-plugin-content-docs/current/yoga/index.mdx'],
  [
    'versioned_docs/version-1.0/yoga/index.mdx',
    'i18n/fr/docusaurus-plugin-content-docs/version-1.0/yoga/index.mdx',
  ],
  [
    'blog/2026-11-05-null/index.mdx',
    'i18n/fr/docusaurus-plugin-content-blog/2026-11-05-null/index.mdx',
  ],
  ['src/pages/about.mdx', 'i18n/fr/docusaurus-plugin-content-pages/about.mdx'],
])('%s is translated in %s, and back (I3)', (original, translation) => {
  expect(translationPath(original, 'fr')).toBe(translation);
  expect(originalFile(translation)).toBe(original);
  expect(originalFile(original)).toBe(original);
});

test('what is no document, post or page has no translation (I3)', () => {
  expect(translationPath('README.md', 'fr')).toBeUndefined();
  expect(translationPath('site/docs/index.mdx', 'fr')).toBeUndefined();
  expect(originalFile('i18n/fr/code.json')).toBe('i18n/fr/code.json');
});
