import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {readLabels, validateBy} from '@selection-set/plugin-kit';
import {BRAND} from '../../../src/family/data/brand';
import {paletteHex} from '../../../src/data/shades';
import {MANIFEST_FILE} from '../../../src/lib/contracts/offline';
import {writeJob} from './finish';

export interface ManifestFacts {
  /** Base address of the site, which is the scope of the installed portal, and of the language, where it starts. */
  readonly scope: string;
  readonly start: string;
  readonly language: string;
  readonly direction: string;
  readonly description: string;
}

/** Sides of the icons that `plugins/brand-assets` draws, in pixels. */
const ICONS = [
  {file: 'icon-192.png', px: 192, purpose: 'any'},
  {file: 'icon-512.png', px: 512, purpose: 'any'},
  {file: 'icon-maskable-512.png', px: 512, purpose: 'maskable'},
] as const;

/** A web app manifest, as text: the portal can be installed in each language. */
export function composeManifest({
  scope,
  start,
  language,
  direction,
  description,
}: ManifestFacts): string {
  const manifest = {
    id: start,
    name: BRAND.siteName,
    short_name: BRAND.siteName,
    description,
    lang: language,
    dir: direction,
    start_url: start,
    scope,
    // With the browser's back and reload buttons, which pages do not have.
    display: 'minimal-ui',
    background_color: paletteHex('background', 'light'),
    theme_color: paletteHex('background', 'light'),
    icons: ICONS.map(({file, px, purpose}) => ({
      src: `${start}img/${file}`,
      sizes: `${px}x${px}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

interface PluginOptions {
  /** Whether pages remain available offline; if not, the caches of earlier builds are removed. */
  readonly isOffered: boolean;
}

const OptionsSchema = Joi.object<PluginOptions>({isOffered: Joi.boolean().required()}).unknown();

/**
 * Everything that makes a portal installable and readable offline: a manifest for each language, the colour of the browser's bars,
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

pluginOffline.validateOptions = validateBy(OptionsSchema);
