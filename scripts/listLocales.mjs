import path from 'node:path';
import process from 'node:process';
import {loadFreshModule} from '@docusaurus/utils';
import {ROOT} from './root.mjs';

/**
 * Says which languages the site has. A process of its own: what it takes to load that would stay in memory beside every build. Its argument is
 * a configuration other than the portal's, which is then loaded as a whole; of the portal's own, it is the file that names them.
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
