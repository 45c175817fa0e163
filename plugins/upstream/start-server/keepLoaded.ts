import {readdirSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {loadSiteCodeTranslations} from '@docusaurus/core/lib/server/translations/translations';
import type {LoadContext, LoadedPlugin, PluginIdentifier, Props} from '@docusaurus/types';
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
type ReloadPlugin = (site: Site, which: PluginIdentifier) => Promise<Site>;

interface Upstream {
  reloadSite: Reload & {readonly [REPLACED]?: true};
  reloadSitePlugin: ReloadPlugin;
}

type Place = Pick<LoadContext, 'siteConfigPath' | 'localizationDir'>;

/**
 * Docusaurus loads more than a saved file changes:
 *
 * - the whole site, which takes many seconds, for every file in the folder of the language. Pages there are watched by the plugin that shows
 *   them, and interface texts go into one generated file: for these nothing else is loaded from now on. The configuration and the texts of
 *   plugins still load all.
 * - for a plugin that watches files, what all plugins make of all content. One that adds nothing to the site, such as a check, is only run.
 *
 * @param upstream Docusaurus's module with `reloadSite` and `reloadSitePlugin`, which are replaced in it.
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
  const reloadPlugin = upstream.reloadSitePlugin;
  upstream.reloadSitePlugin = async (site, which) => {
    const plugin = site.props.plugins.find(
      ({name, options}) => name === which.name && options.id === which.id,
    );
    return plugin !== undefined &&
      addsNothing(plugin) &&
      (await plugin.loadContent?.()) === undefined
      ? site
      : reloadPlugin(site, which);
  };
}

/** Nothing that it loads or makes is part of a page or known to another plugin. */
function addsNothing({content, contentLoaded, allContentLoaded}: LoadedPlugin): boolean {
  return content === undefined && contentLoaded === undefined && allContentLoaded === undefined;
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
