import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createTranslations} from '@selection-set/translation-freshness';

/** Keeps the languages that pages say they exist in true while translations come and go; `markdown` has the step that says it. */
export default function pluginTranslations({siteDir, i18n}: LoadContext): Plugin<void> {
  const {filesOf} = createTranslations(siteDir, i18n.locales);
  return {
    name: 'translations',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not "test": Docusaurus takes a rule with that for one that compiles Markdown.
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
