import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isRecord} from '@selection-set/plugin-kit/unknown';
import type {Compilation, Compiler, RuleSetRule, WebpackPluginInstance} from 'webpack';
import {assertMatched, MatchedRequestsPlugin, type ReplacedRequest} from '../guard/matchedRequests';
import type {UpstreamMode} from '../settings/composeContent';
import {composeRoutes} from './composeRoutes';
import {trimmedChunkNames} from './trimmedChunkNames';
import {assertAddresses, trimmedPackages, trimmedRegistry} from './trimmedPackages';
import {listPrefetched, readVersions} from './readGenerated';

/** Of `[fullhash:8]`. */
const SHOWN = 8;

/**
 * Makes the hash of a build from what its scripts hold. The bundler makes it from its modules before they are bound, and those name the folder of the
 * project: the same commit had other names of files in each folder.
 */
export class ScriptsHashPlugin implements WebpackPluginInstance {
  apply({webpack, hooks}: Compiler): void {
    const name = ScriptsHashPlugin.name;
    // Before the minifier, which chooses short names by how often a letter stands in a script: those of the hash count.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage}, () => {
        putHash(compilation, (text) => new webpack.sources.RawSource(text));
      });
    });
  }
}

type CreateSource = (text: string) => Parameters<Compilation['updateAsset']>[1];

function putHash(compilation: Compilation, toSource: CreateSource): void {
  const given = compilation.hash ?? '';
  const shown = given.slice(0, SHOWN);
  const scripts = compilation
    .getAssets()
    .filter(({name}) => name.endsWith('.js'))
    .map(({name, source}) => ({name, parts: source.source().toString().split(given)}));
  const texts = scripts.map(({parts}) => parts.join('')).toSorted();
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, given.length);
  for (const {name, parts} of scripts) {
    if (parts.length > 1) {
      compilation.updateAsset(name, toSource(parts.join(hash)));
    }
    if (name.includes(`.${shown}.`)) {
      compilation.renameAsset(name, name.replace(`.${shown}.`, `.${hash.slice(0, SHOWN)}.`));
    }
  }
}

/**
 * A bundler that names files after what they hold in the end writes the new name wherever the old one stands, and each is eight hexadecimal digits. In
 * the bundle that writes pages it found them within a checksum that a document shows. Nobody asks for a file of that bundle by its name.
 */
const SERVER_OPTIMIZATION = {realContentHash: false} as const;

/** Settings of the build alone; no code of Docusaurus or of this portal reads them in a browser. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
]);

/** The site's configuration without what only the build reads; of what is to come, browsers read the kind of router. */
export function trimmedConfig({
  future,
  ...config
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return {
    ...Object.fromEntries(Object.entries(config).filter(([key]) => !BUILD_ONLY.has(key))),
    future: {experimental_router: isRecord(future) ? future.experimental_router : undefined},
  };
}

/**
 * What pages know of all documents, without the list of them: it serves to find the same document in another version, so it is needed only
 * where there are several (V2). The start page stays.
 */
export function trimmedDocsData(data: GlobalPluginData): GlobalPluginData {
  return data.versions.length > 1 ? data : {...data, versions: data.versions.map(withoutDocs)};
}

function withoutDocs(version: GlobalVersion): GlobalVersion {
  return {...version, docs: version.docs.filter(({id}) => id === version.mainDocId)};
}

const require = createRequire(__filename);
const CLIENT_FOLDER = path.dirname(require.resolve('@docusaurus/core/lib/client/preload.js'));

const UTILS = '@docusaurus/utils-common$';

/** What modules of that folder ask for, which an alias does not reach or would replace everywhere, and what they get. */
const WITHIN_CLIENT = {
  // It warns of a wrong base address, which is switched off.
  './BaseUrlIssueBanner': 'trimmed/nothing.ts',
  './PendingNavigation': 'routes/PendingNavigation.tsx',
  './prefetch': 'routes/prefetch.ts',
  './preload': 'routes/preload.ts',
  'react-router-dom': 'routes/BrowserRouter.tsx',
};

export interface Options {
  readonly mode: UpstreamMode;
}

/**
 * Gives browsers of a finished site what they need of what Docusaurus generates, which it hands to every page: no settings of the build, texts
 * where they are said instead of a list of all, and routes and sidebars of documents with the first document of their tool.
 */
export default function pluginTrimmedClient(
  context: LoadContext,
  {mode}: Options,
): Plugin<void> | null {
  if (mode === 'plain') {
    return null;
  }
  const {generatedFilesDir, siteDir, siteConfig, baseUrl, codeTranslations} = context;
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const composeFiles = (): ReadonlyMap<string, string> => {
    const versions = readVersions(generatedFilesDir);
    assertMatched(
      {
        name: 'sidebars of a tool with its documents',
        waitedFor: '"docsSidebars" in the props of a version',
        reread: 'plugins/upstream/bundle-trimming/readGenerated.ts',
      },
      versions.length,
    );
    assertAddresses(read('routes.js'));
    const registry = versions.reduce(
      (text, {original}, index) => text.replaceAll(original, moduleOf(index)),
      read('registry.js'),
    );
    const {'docusaurus-plugin-content-docs': docs = {}, ...data}: GlobalData = JSON.parse(
      read('globalData.json'),
    );
    const trimmedDocs = Object.entries(docs).map(
      ([id, one]) => [id, trimmedDocsData(one)] as const,
    );
    return new Map([
      ...composeRoutes({
        routes: read('routes.js'),
        ...trimmedRegistry(registry),
        chunkNames: JSON.parse(read('routesChunkNames.json')),
        prefetched: listPrefetched(siteDir, registry),
        baseUrl,
        versions: versions.map(({sidebars}, index) => ({sidebars, module: moduleOf(index)})),
      }),
      ...versions.map(({props}, index) => [`version-${index}.js`, toModule(props)] as const),
      ['docusaurus.config.js', toModule(trimmedConfig({...siteConfig}))],
      [
        'globalData.js',
        toModule({...data, 'docusaurus-plugin-content-docs': Object.fromEntries(trimmedDocs)}),
      ],
      ['codeTranslations.js', toModule({})],
      ['site-metadata.js', toModule({docusaurusVersion: '', pluginVersions: {}})],
    ]);
  };
  return {
    name: 'bundle-trimming',
    configureWebpack(config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV === 'development') {
        return {};
      }
      const folder = path.join(generatedFilesDir, 'bundle-trimming');
      mkdirSync(folder, {recursive: true});
      const texts = path.join(folder, 'texts.json');
      writeFileSync(texts, JSON.stringify(codeTranslations));
      const module = {rules: [putTexts(siteDir, texts)]};
      if (isServer) {
        return {module, optimization: SERVER_OPTIMIZATION};
      }
      const names = ['routes', 'routesChunkNames', 'registry', 'docusaurus.config'];
      const replaced = [...names, 'globalData', 'codeTranslations', 'site-metadata'];
      for (const [name, text] of composeFiles()) {
        writeFileSync(path.join(folder, name), text);
      }
      const alias = replaced.map(
        (name) => [path.join(generatedFilesDir, name), path.join(folder, `${name}.js`)] as const,
      );
      const within = Object.fromEntries(
        Object.entries(WITHIN_CLIENT).map(
          ([request, file]) => [request, path.join(siteDir, 'src/client', file)] as const,
        ),
      );
      const generated = Object.fromEntries(
        replaced.map((name) => [`@generated/${name}`, path.join(folder, `${name}.js`)] as const),
      );
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        ...trimmedChunkNames(config),
        module,
        resolve: {
          alias: {
            ...trimmedPackages(siteDir),
            ...Object.fromEntries(alias),
            [UTILS]: path.join(siteDir, 'src/client/docusaurusUtils.ts'),
          },
        },
        plugins: [
          new ScriptsHashPlugin(),
          new MatchedRequestsPlugin(
            listReplaced({
              ...trimmedPackages(siteDir),
              ...within,
              ...generated,
              [UTILS]: path.join(siteDir, 'src/client/docusaurusUtils.ts'),
            }),
          ),
          ...Object.entries(within).map(
            ([request, file]) =>
              new NormalModuleReplacementPlugin(toPattern(request), (asked) => {
                if (asked.context === CLIENT_FOLDER) {
                  asked.request = file;
                }
              }),
          ),
        ],
      };
    },
  };
}

/** Requests as the code writes them, of aliases whose dollar sign ends a request. */
function listReplaced(files: Readonly<Record<string, string>>): readonly ReplacedRequest[] {
  return Object.entries(files).map(([request, file]) => ({
    request: request.replace(/\$$/u, ''),
    file,
    reread: 'the files of Docusaurus that plugins/upstream/touches.ts names',
  }));
}

function toPattern(request: string): RegExp {
  return new RegExp(`^${request.replaceAll('.', '\\.')}$`, 'u');
}

/** Code that names texts: that of this portal and of Docusaurus's theme. */
function putTexts(siteDir: string, file: string): RuleSetRule {
  return {
    test: /\.[jt]sx?$/u,
    include: [path.join(siteDir, 'src'), /node_modules[\\/]@docusaurus[\\/]/u],
    enforce: 'pre',
    use: [{loader: path.join(__dirname, 'textLoader.mjs'), options: {file}}],
  };
}

type GlobalData = Readonly<Record<string, unknown>> & {
  readonly 'docusaurus-plugin-content-docs'?: Readonly<Record<string, GlobalPluginData>>;
};

function toModule(value: unknown): string {
  return `export default ${JSON.stringify(value)};\n`;
}

/** Import of what takes the place of a version's file. */
function moduleOf(index: number): string {
  return `@generated/bundle-trimming/version-${index}.js`;
}
