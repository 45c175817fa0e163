import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * `robots.txt`: everything may be read, and where the sitemap of each language is. What is not to be listed says so itself, which a crawler
 * that is kept out could not read.
 *
 * @param sitemaps full addresses.
 */
export function composeRobots(sitemaps: readonly string[]): string {
  const lines = sitemaps.map((address) => `Sitemap: ${address}`);
  return `User-agent: *\nAllow: /\n\n${[...new Set(lines)].join('\n')}\n`;
}

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
