import process from 'node:process';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config.js';
import {ROOT} from './root.mjs';

// A process of its own: what it takes to load the configuration would stay in memory beside every build.
const {siteConfig} = await loadSiteConfig({
  siteDir: ROOT,
  customConfigFilePath: process.argv[2] || undefined,
});
const {defaultLocale, locales} = siteConfig.i18n;
process.send?.({defaultLocale, locales});
process.disconnect?.();
