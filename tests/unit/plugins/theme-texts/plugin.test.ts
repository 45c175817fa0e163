import type {LoadContext} from '@docusaurus/types';
import pluginThemeTexts from '../../../../plugins/theme-texts';

function textsFor(currentLocale: string): unknown {
  const context = {i18n: {currentLocale}} as unknown as LoadContext;
  return pluginThemeTexts(context).getDefaultCodeTranslationMessages?.();
}

test('the edit link names GitHub under the theme\u2019s own key (DOC-1, C-23)', async () => {
  expect(await textsFor('en-US')).toMatchObject({
    'theme.common.editThisPage': 'Edit this page on GitHub',
  });
});

test('other languages say it in their own catalogue (DOC-1)', async () => {
  expect(await textsFor('fr')).toEqual({});
});
