import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * `robots.txt`: allows everything, and names the sitemap of each language. Pages that must not be listed say so in their own HTML; a
 * crawler that is excluded here could not read it.
 *
 * @param sitemaps full addresses.
 */
export function composeRobots(sitemaps: readonly string[]): string {
  const lines = sitemaps.map((address) => `Sitemap: ${address}`);
  return `User-agent: *\nAllow: /\n\n${[...new Set(lines)].join('\n')}\n`;
}

/** Writes `robots.txt`, which contains full addresses, at the root of the default language. */
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
