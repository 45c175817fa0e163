import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {composeRobots} from './composeRobots';

/** Writes `robots.txt`, whose addresses depend on where the site lives, at the root of the default language. */
export default function pluginRobots({
  siteConfig: {url},
  i18n: {currentLocale, defaultLocale, locales, localeConfigs},
}: LoadContext): Plugin<void> {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      if (currentLocale === defaultLocale) {
        const sitemaps = locales.map(
          (locale) => `${url}${localeConfigs[locale]?.baseUrl ?? '/'}sitemap.xml`,
        );
        await writeFile(path.join(outDir, 'robots.txt'), composeRobots(sitemaps));
      }
    },
  };
}
