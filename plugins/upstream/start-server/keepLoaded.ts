import {EventEmitter, once} from 'node:events';
import {existsSync, readdirSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {isDeepStrictEqual} from 'node:util';
import * as translationFiles from '@docusaurus/core/lib/server/translations/translations';
import type {LoadContext, LoadedPlugin, PluginIdentifier, Props} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER, aliasedSitePath, generate} from '@docusaurus/utils';
import {pathOfFile} from '@selection-set/content-model';
import type {Compiler} from 'webpack';
import {UNTIL_THEN, describeFailure} from './keepStarting';

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

/** How long the compiler may take to hear of a saved file, in milliseconds. */
const HEAR_MS = 50;
/** How long the server may take to hand out what was compiled, in milliseconds. */
const HAND_OUT_MS = 200;

/** What the compiler is doing. */
export interface Compilation {
  /** Of the compiler that is watched. */
  readonly plugin: {readonly apply: (compiler: Compiler) => void};
  /** Where it compiles saved files that all answer `isWanted`, waits until browsers have them. */
  readonly wait: (isWanted: (file: string) => Promise<boolean>) => Promise<void>;
  /** To be told when a load has ended that began at a time, in milliseconds. */
  readonly tellLoaded: (begun: number) => void;
}

/** How long a compiler waits for what is loaded without a page that is gone, in milliseconds. */
const LEAVE_MS = 30_000;
/** How much earlier than the compiler whoever loads may hear of it, in milliseconds. */
const EARLIER_MS = 1000;

/**
 * What the one compiler of `npm start` is doing, once it has the plugin. It would compile as soon as a page is gone, miss the page in the list
 * that Docusaurus has made, and say so in its own words; so it waits for the next list.
 */
export function createCompilation({
  siteDir,
  generatedFilesDir,
}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>): Compilation {
  const events = new EventEmitter();
  let saved: ReadonlySet<string> | undefined;
  let lastBegun = 0;
  const isGonePage = (file: string): boolean =>
    /\.mdx?$/u.test(file) &&
    pathOfFile(siteDir, file, undefined, NO_VERSIONS) !== undefined &&
    !existsSync(file);
  const waitForList = async (
    since: number,
    signal = AbortSignal.timeout(LEAVE_MS),
  ): Promise<void> => {
    if (lastBegun < since && !signal.aborted) {
      await once(events, 'loaded', {signal}).catch(() => undefined);
      await waitForList(since, signal);
    }
  };
  const end = (): void => {
    saved = undefined;
    events.emit('end');
  };
  const follow: Compilation['wait'] = async (isWanted) => {
    const ended = once(events, 'end');
    const answers = await Promise.all([...(saved ?? [])].map(isWanted));
    if (saved !== undefined && answers.every(Boolean)) {
      await ended;
      await setTimeout(HAND_OUT_MS);
      // Who writes on has saved again.
      await follow(isWanted);
    }
  };
  return {
    plugin: {
      apply(compiler) {
        compiler.hooks.watchRun.tapPromise('start-server', async () => {
          const {modifiedFiles = [], removedFiles = []} = compiler;
          saved = new Set([...modifiedFiles, ...removedFiles]);
          if ([...removedFiles].some(isGonePage)) {
            const since = Date.now() - EARLIER_MS;
            await waitForList(since);
            // What has been made in the meantime, the compiler has not heard of.
            const made = listChanged(generatedFilesDir, since);
            compiler.modifiedFiles = new Set([...modifiedFiles, ...made]);
          }
        });
        compiler.hooks.done.tap('start-server', end);
        compiler.hooks.failed.tap('start-server', end);
      },
    },
    tellLoaded(begun) {
      lastBegun = begun;
      events.emit('loaded');
    },
    async wait(isWanted) {
      await setTimeout(HEAR_MS);
      await follow(isWanted);
    },
  };
}

const NO_VERSIONS: ReadonlyMap<string, string> = new Map();

function listChanged(folder: string, since: number): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder, {encoding: 'utf8', recursive: true}) : [];
  return names
    .map((name) => path.join(folder, name))
    .filter((file) => {
      const stats = statSync(file, {throwIfNoEntry: false});
      return stats !== undefined && stats.isFile() && stats.mtimeMs >= since;
    });
}

type Place = Pick<LoadContext, 'siteDir' | 'siteConfigPath' | 'localizationDir'>;

/**
 * Docusaurus loads more than a saved file changes:
 *
 * - the whole site, which takes many seconds, for every file in the folder of the language. Pages there are watched by the plugin that shows
 *   them, and interface texts go into one generated file: for these nothing else is loaded from now on. The configuration and the texts of
 *   plugins still load all.
 * - for a plugin that watches files, what all plugins make of all content. One that adds nothing to the site, such as a check, is only run;
 *   others wait until the compiler is done with a page of which only the text has changed, because in one process each makes the other late.
 * - the same content once for each of many files that change at once, all at the same time, as after a switch of the branch. From now on one
 *   load follows the other, each on what the last one gave, and one that waits is the answer to all who ask for it.
 *
 * What cannot be loaded, such as a configuration with a slip in it, is told by file and line in place of a stack, and nothing changes.
 *
 * @param tell is given what could not be loaded.
 * @param upstream Docusaurus's module with `reloadSite` and `reloadSitePlugin`, which are replaced in it.
 */
export function keepLoaded(
  place: Place,
  {wait, tellLoaded}: Pick<Compilation, 'wait' | 'tellLoaded'>,
  tell: (message: string) => void,
  upstream: Upstream = require(SITE),
): void {
  if (upstream.reloadSite[REPLACED]) {
    return;
  }
  const reloadWhole = upstream.reloadSite;
  const inTurn = createQueue();
  let loaded = stateOf(place);
  const keep = async (
    given: Site,
    file: string | undefined,
    load: () => Promise<Site>,
  ): Promise<Site> => {
    try {
      return await load();
    } catch (error) {
      tell(`${describeFailure(error, place.siteDir, file)} ${UNTIL_THEN}`);
      return inTurn.latest(given);
    }
  };
  const reload: Reload = async (given) =>
    keep(given, place.siteConfigPath, async () =>
      inTurn('', given, async (site) => {
        const state = stateOf(place);
        if (state === loaded) {
          return reloadTexts(site, place);
        }
        const next = await reloadWhole(site);
        // What could not be loaded is tried again at the next save.
        loaded = state;
        return next;
      }),
    );
  upstream.reloadSite = Object.assign(reload, {[REPLACED]: true as const});
  const reloadPlugin = upstream.reloadSitePlugin;
  upstream.reloadSitePlugin = async (given, which) =>
    keep(given, undefined, async () => {
      const find = (site: Site): LoadedPlugin | undefined =>
        site.props.plugins.find(
          ({name, options}) => name === which.name && options.id === which.id,
        );
      const plugin = find(given);
      const key = `${which.name}@${which.id}`;
      if (
        plugin !== undefined &&
        addsNothing(plugin) &&
        (await plugin.loadContent?.()) === undefined
      ) {
        return inTurn.latest(given);
      }
      return inTurn(key, given, async (site) => {
        const begun = Date.now();
        const known = listFrontMatters(find(site)?.content);
        await wait(async (file) => hasKnownFrontMatter(file, place, known));
        return reloadPlugin(site, which).finally(() => tellLoaded(begun));
      });
    });
}

interface Queue {
  /**
   * Loads after all that was asked for before.
   *
   * @param key of what is loaded: one that waits is not asked for again. An error is for the first who asked.
   */
  (key: string, given: Site, load: Reload): Promise<Site>;
  /** What was loaded last; what is given before. */
  readonly latest: (given: Site) => Site;
}

function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let newest: Site | undefined;
  const waiting = new Map<string, Promise<Site>>();
  const latest = (given: Site): Site => newest ?? given;
  const enter = async (key: string, given: Site, load: Reload): Promise<Site> => {
    const known = waiting.get(key);
    if (known !== undefined) {
      return known.catch(() => latest(given));
    }
    const loading = last.then(async () => {
      waiting.delete(key);
      newest = await load(latest(given));
      return newest;
    });
    waiting.set(key, loading);
    last = loading.catch(() => undefined);
    return loading;
  };
  return Object.assign(enter, {latest});
}

/** Nothing that it loads or makes is part of a page or known to another plugin. */
function addsNothing({content, contentLoaded, allContentLoaded}: LoadedPlugin): boolean {
  return content === undefined && contentLoaded === undefined && allContentLoaded === undefined;
}

/** What a plugin has read in the front matter of pages, by their names as Docusaurus writes them (`@site/docs/page.mdx`). */
function listFrontMatters(content: unknown, depth = 5): ReadonlyMap<unknown, unknown> {
  if (typeof content !== 'object' || content === null || depth === 0) {
    return new Map();
  }
  return 'source' in content && 'frontMatter' in content
    ? new Map([[content.source, content.frontMatter]])
    : new Map(Object.values(content).flatMap((each) => [...listFrontMatters(each, depth - 1)]));
}

async function hasKnownFrontMatter(
  file: string,
  {siteDir}: Place,
  known: ReadonlyMap<unknown, unknown>,
): Promise<boolean> {
  const last = known.get(aliasedSitePath(file, siteDir));
  if (last === undefined) {
    return false;
  }
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: await readFile(file, 'utf8'),
    });
    return isDeepStrictEqual(frontMatter, last);
  } catch {
    // It is gone, or half written: whoever loads it says so.
    return false;
  }
}

async function reloadTexts(site: Site, {localizationDir}: Place): Promise<Site> {
  const codeTranslations = {
    ...site.props.codeTranslations,
    ...(await translationFiles.loadSiteCodeTranslations({localizationDir})),
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
