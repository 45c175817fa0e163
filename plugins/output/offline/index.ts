import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {paletteHex} from '../../../src/data/shades';
import {MANIFEST_FILE} from '../../../src/lib/contracts/offline';
import {readLabels} from '@selection-set/plugin-kit';
import {composeManifest} from './composeManifest';
import {writeJob} from './job';
import {type PluginOptions, validateOptions} from './options';

/**
 * What a portal needs that can be installed and read without a connection: a manifest for each language, the colour of the browser's bars,
 * and the client module that registers the service worker. `finish.ts` writes the worker and the lists of files.
 */
export default function pluginOffline(
  {siteDir, baseUrl, i18n}: LoadContext,
  {isOffered}: PluginOptions,
): Plugin<void> {
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  const config = localeConfigs[currentLocale];
  const siteBase = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  return {
    name: 'offline',
    getClientModules: () =>
      isOffered ? [path.join(__dirname, '../../../src/client/offline/register.ts')] : [],
    async postBuild({outDir}) {
      const labelOf = await readLabels(siteDir, currentLocale);
      const manifest = composeManifest({
        scope: siteBase,
        start: baseUrl,
        language: config?.htmlLang ?? currentLocale,
        direction: config?.direction ?? 'ltr',
        description: labelOf('home.description'),
      });
      await writeFile(path.join(outDir, MANIFEST_FILE), manifest);
      await writeJob(siteDir, {
        isOffered,
        outDir,
        baseUrl,
        baseUrls: Object.values(localeConfigs).map((one) => one.baseUrl),
        hasWorker: currentLocale === defaultLocale,
      });
    },
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + MANIFEST_FILE}},
        ...(['light', 'dark'] as const).map((theme) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            media: `(prefers-color-scheme: ${theme})`,
            content: paletteHex('background', theme),
          },
        })),
      ],
    }),
  };
}

pluginOffline.validateOptions = validateOptions;
