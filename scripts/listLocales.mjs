import path from 'node:path';
import process from 'node:process';
import {loadFreshModule} from '@docusaurus/utils';
import {ROOT} from './root.mjs';

/**
 * Prints the languages of the site. A separate process, because otherwise the loaded modules would stay in memory next to every build. Its
 * argument is a configuration other than the portal's, which is then loaded completely; for the portal's own, only the file with them is.
 */
const named = process.argv[2] || undefined;
const {defaultLocale, locales} = named === undefined ? await readOwn() : await readNamed(named);
process.send?.({defaultLocale, locales});
process.disconnect?.();

async function readOwn() {
  const {LANGUAGES} = await loadFreshModule(path.join(ROOT, 'src/family/data/languages.ts'));
  return LANGUAGES;
}

async function readNamed(customConfigFilePath) {
  const {loadSiteConfig} = await import('@docusaurus/core/lib/server/config.js');
  const {siteConfig} = await loadSiteConfig({siteDir: ROOT, customConfigFilePath});
  return siteConfig.i18n;
}
