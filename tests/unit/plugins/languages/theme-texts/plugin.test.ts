import type {LoadContext} from '@docusaurus/types';
import pluginThemeTexts from '../../../../../plugins/languages/theme-texts';

function textsFor(currentLocale: string): unknown {
  const context = {i18n: {currentLocale}} as unknown as LoadContext;
  return pluginThemeTexts(context).getDefaultCodeTranslationMessages?.();
}

test('the texts that differ from those in the theme\u2019s code are given under its own keys, and no others (DOC-1, C-23)', async () => {
  expect(await textsFor('en-US')).toEqual({
    'theme.common.editThisPage': 'Edit this page on GitHub',
    'theme.tags.tagsPageLink': 'View all tags',
  });
});

test('other languages say it in their own catalogue (DOC-1)', async () => {
  expect(await textsFor('fr')).toEqual({});
});
