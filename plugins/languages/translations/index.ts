import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createTranslations} from '@selection-set/translation-freshness';

/** Keeps the languages of pages up to date while translations are added and removed; the step that writes them is in `markdown`. */
export default function pluginTranslations({siteDir, i18n}: LoadContext): Plugin<void> {
  const {filesOf} = createTranslations(siteDir, i18n.locales);
  return {
    name: 'translations',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not "test": Docusaurus would treat a rule with it as one that compiles Markdown.
            resource: /\.mdx?$/u,
            enforce: 'pre',
            use: [
              {
                loader: path.join(
                  __dirname,
                  '../../../packages/translation-freshness/src/translations/watchTranslations.mjs',
                ),
                options: {filesOf},
              },
            ],
          },
        ],
      },
    }),
  };
}
