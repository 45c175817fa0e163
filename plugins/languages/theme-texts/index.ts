import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';

/**
 * Words of the theme that this portal puts differently in its own language. The theme's key stays, so that translators find the text where
 * Docusaurus has it; the other languages say it in their `code.json` (DOC-1, C-23).
 */
export default function pluginThemeTexts({i18n}: LoadContext): Plugin<void> {
  return {
    name: 'theme-texts',
    getDefaultCodeTranslationMessages: () =>
      Promise.resolve(i18n.currentLocale === DEFAULT_LOCALE ? TEXTS : {}),
  };
}

/** By id. All texts whose words differ from those in the theme's code are here: browsers are sent no others (plugins/upstream/bundle-trimming). */
const TEXTS: Readonly<Record<string, string>> = {
  'theme.common.editThisPage': 'Edit this page on GitHub',
  'theme.tags.tagsPageLink': 'View all tags',
};
