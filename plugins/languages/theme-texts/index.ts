import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';

/**
 * Texts of the theme that this portal words differently in English. The theme's keys stay, so that translators find the text where
 * Docusaurus has it; the other languages have theirs in `code.json` (DOC-1, C-23).
 */
export default function pluginThemeTexts({i18n}: LoadContext): Plugin<void> {
  return {
    name: 'theme-texts',
    getDefaultCodeTranslationMessages: () =>
      Promise.resolve(i18n.currentLocale === DEFAULT_LOCALE ? TEXTS : {}),
  };
}

/** By id. Contains all texts that differ from the theme's code: no others are sent to browsers (plugins/upstream/bundle-trimming). */
const TEXTS: Readonly<Record<string, string>> = {
  'theme.common.editThisPage': 'Edit this page on GitHub',
  'theme.tags.tagsPageLink': 'View all tags',
};
