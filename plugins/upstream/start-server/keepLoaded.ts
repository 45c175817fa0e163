import {readdirSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {loadSiteCodeTranslations} from '@docusaurus/core/lib/server/translations/translations';
import type {LoadContext, Props} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';

const require = createRequire(__filename);
const SITE = '@docusaurus/core/lib/server/site.js';
const TEXTS = 'code.json';
/** Each load of the site runs this module anew; all of them find by it that the function has been replaced. */
const REPLACED = Symbol.for('selection-set.keep-loaded');

interface Site {
  readonly props: Props;
}

type Reload = (site: Site) => Promise<Site>;

interface Upstream {
  reloadSite: Reload & {readonly [REPLACED]?: true};
}

type Place = Pick<LoadContext, 'siteConfigPath' | 'localizationDir'>;

/**
 * Docusaurus loads the whole site again, which takes many seconds, for every file that is saved in the folder of the language. Pages there are
 * watched by the plugin that shows them, and interface texts go into one generated file: for these nothing else is loaded from now on. The
 * configuration and the texts of plugins still load all.
 *
 * @param upstream Docusaurus's module with `reloadSite`, which is replaced in it.
 */
export function keepLoaded(place: Place, upstream: Upstream = require(SITE)): void {
  if (upstream.reloadSite[REPLACED]) {
    return;
  }
  const reloadWhole = upstream.reloadSite;
  let loaded = stateOf(place);
  const reload: Reload = async (site) => {
    const state = stateOf(place);
    if (state === loaded) {
      return reloadTexts(site, place);
    }
    const next = await reloadWhole(site);
    // What could not be loaded is tried again at the next save.
    loaded = state;
    return next;
  };
  upstream.reloadSite = Object.assign(reload, {[REPLACED]: true as const});
}

async function reloadTexts(site: Site, {localizationDir}: Place): Promise<Site> {
  const codeTranslations = {
    ...site.props.codeTranslations,
    ...(await loadSiteCodeTranslations({localizationDir})),
  };
  const json = JSON.stringify(codeTranslations, null, 2);
  await generate(site.props.generatedFilesDir, 'codeTranslations.json', json);
  return {...site, props: {...site.props, codeTranslations}};
}

/** Changes with every file for which the whole site has to be loaded. */
function stateOf({siteConfigPath, localizationDir}: Place): string {
  const files = listJson(localizationDir).map((name) => path.join(localizationDir, name));
  return [siteConfigPath, ...files]
    .map((file) => `${file} ${statSync(file, {throwIfNoEntry: false})?.mtimeMs}`)
    .join('\n');
}

function listJson(folder: string): readonly string[] {
  try {
    return readdirSync(folder, {encoding: 'utf8', recursive: true}).filter(
      (name) => name.endsWith('.json') && name !== TEXTS,
    );
  } catch {
    // A language may have no folder yet.
    return [];
  }
}
