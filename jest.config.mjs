/** Three projects: the folder of a test chooses its environment. */
const shared = {
  transform: {
    '^.+\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
        },
        module: {type: 'commonjs'},
      },
    ],
    '^.+\\.mjs$': ['@swc/jest', {jsc: {target: 'es2022'}, module: {type: 'commonjs'}}],
  },
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    // What @docusaurus/core offers to pages has names unlike those of packages.
    '^@docusaurus/([A-Z]\\w*|use[A-Z]\\w*|router|constants|isInternalUrl|renderRoutes)$':
      '@docusaurus/core/lib/client/exports/$1',
    '^@theme-original/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
    // As on the site: our own component where there is one, else the theme's.
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      '@docusaurus/theme-classic/lib/theme/$1',
      '@docusaurus/core/lib/client/theme-fallback/$1',
    ],
    '^@generated/page-index/default/(.*)\\.json$': '<rootDir>/tests/support/generated/$1.json',
    '^@generated/locale-offer/default/(.*)\\.json$': '<rootDir>/tests/support/generated/$1.json',
    '^@generated/error-desk/default/index\\.json$':
      '<rootDir>/tests/support/generated/errorIndex.json',
    '^@generated/images/default/manifest\\.json$': '<rootDir>/tests/support/generated/images.json',
    '^@generated/i18n$': '<rootDir>/tests/support/generated/i18n.js',
    '^@generated/site-storage$': '<rootDir>/tests/support/generated/siteStorage.js',
    '^@generated/routes$': '<rootDir>/tests/support/generated/routes.js',
    '^@generated/(.*)$': '<rootDir>/tests/support/generated/empty.js',
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.js',
    '\\.css$': '<rootDir>/tests/support/generated/empty.js',
  },
  // Every package may hold ES modules, which Jest runs only after translation.
  // A workspace of its own, with projects that pages have made.
  modulePathIgnorePatterns: ['<rootDir>/samples/', '<rootDir>/.docusaurus/'],
  transformIgnorePatterns: ['/node_modules/(?:react|react-dom|scheduler|jsdom|sharp|typescript)/'],
};

export default {
  // The workers of the build tests keep all pages as trees, some 3 GB; above this Jest starts a new one.
  workerIdleMemoryLimit: '5GB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/unit/**/*.test.ts?(x)',
        '<rootDir>/packages/*/tests/**/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setupNode.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tests/support/environment.mjs',
      testMatch: ['<rootDir>/tests/dom/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setupDom.ts'],
    },
    {
      ...shared,
      displayName: 'build',
      testEnvironment: '<rootDir>/tests/support/buildEnvironment.ts',
      testMatch: ['<rootDir>/tests/{build,site}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setupNode.ts'],
    },
  ],
};
