/** A file of Docusaurus, outside of what it promises to keep, that something of the portal was written for. */
export interface Touch {
  /** Below `node_modules`; a folder stands for the names of all that it holds. */
  readonly file: string;
  /** Files of the project that import it, take its place, or read or change what it makes. */
  readonly usedBy: readonly string[];
  /** What to read again beside it when it has changed. */
  readonly reread: string;
  readonly sha256: string;
}

/**
 * Everything of the portal that knows Docusaurus's inside, by the file that it knows. After an upgrade the test of this table names those that
 * changed; read them beside `reread`, bring what depends on them up to date, and put the new hash here. Files of the theme that `src/theme`
 * wraps or replaces have a table of their own, in the test of that folder.
 */
export const TOUCHES: readonly Touch[] = [
  {
    file: '@docusaurus/core/lib/client/App.js',
    usedBy: ['plugins/upstream/bundle-trimming/index.ts'],
    reread: 'WITHIN_CLIENT in plugins/upstream/bundle-trimming/index.ts: replaced requests',
    sha256: '1442f48492b535165d7e2767d4d1615713bb517a883c5142113740aaef086cba',
  },
  {
    file: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    usedBy: ['src/client/trimmed/nothing.ts'],
    reread: 'src/client/trimmed/nothing.ts: it draws nothing in its place',
    sha256: '595521e3fe1fb3a6f14b51eae156d7ef8a096c15526c5937b0e9469e1e230995',
  },
  {
    file: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    usedBy: ['src/client/routes/PendingNavigation.tsx', 'src/client/routes/BrowserRouter.tsx'],
    reread: 'src/client/routes: when client modules are told of a page',
    sha256: '30fedb7e211e3acc565326bc85f23bb075931033b0ce1d16408e792f8b2bffb0',
  },
  {
    file: '@docusaurus/core/lib/client/PendingNavigation.js',
    usedBy: ['src/client/routes/BrowserRouter.tsx', 'src/client/routes/PendingNavigation.tsx'],
    reread: 'src/client/routes: what it does on the way to a page is done there',
    sha256: '1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0',
  },
  {
    file: '@docusaurus/core/lib/client/browserContext.js',
    usedBy: ['tests/support/renderInSite.tsx'],
    reread: 'tests/support/renderInSite.tsx',
    sha256: 'f0765ea0de6c682044acc2d1f6f7d474e9ac389591a8e97f877e437c09225b4c',
  },
  {
    file: '@docusaurus/core/lib/client/clientEntry.js',
    usedBy: ['plugins/upstream/bundle-trimming/index.ts', 'src/client/routes/BrowserRouter.tsx'],
    reread:
      'WITHIN_CLIENT in plugins/upstream/bundle-trimming/index.ts, and src/client/routes/BrowserRouter.tsx',
    sha256: 'a9d6514eaf79c05c7d5275b5139298a5467c1c8339ab8a887c5d8ba61aff9871',
  },
  {
    file: '@docusaurus/core/lib/client/docusaurus.js',
    usedBy: ['src/client/routes/preload.ts'],
    reread: 'src/client/routes/preload.ts: how pages are fetched ahead of a click',
    sha256: 'b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202',
  },
  {
    file: '@docusaurus/core/lib/client/docusaurusContext.js',
    usedBy: ['tests/support/SiteProviders.tsx'],
    reread: 'tests/support/SiteProviders.tsx',
    sha256: '70529fb3d95d7b5bb1fbb378bb7456040afd297f125b6bb269946bf9a49478ff',
  },
  {
    file: '@docusaurus/core/lib/client/exports',
    usedBy: ['plugins/markdown/names/describeMissing.ts'],
    reread: 'plugins/markdown/names/describeMissing.ts: what a page may import from it',
    sha256: 'c508bb88fb3003e14857082362babf94706ae8c52baf6ea7d991185722ebc60f',
  },
  {
    file: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    usedBy: [
      'src/client/recovery/loadable.ts',
      'src/components/ServerErrorPage/index.tsx',
      'plugins/upstream/recovery/index.ts',
      'plugins/upstream/bundle-trimming/composeRoutes.ts',
    ],
    reread:
      'src/client/recovery/loadable.ts, src/components/ServerErrorPage/index.tsx and plugins/upstream/bundle-trimming/composeRoutes.ts: how a route finds its chunks',
    sha256: '5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363',
  },
  {
    file: '@docusaurus/core/lib/client/normalizeLocation.js',
    usedBy: ['src/client/routes/BrowserRouter.tsx'],
    reread: 'src/client/routes/BrowserRouter.tsx',
    sha256: '2759003e81bfa6c32540f148b51ed629bd449b8b0bec6c0a0817247a56eb588e',
  },
  {
    file: '@docusaurus/core/lib/client/prefetch.js',
    usedBy: [
      'plugins/upstream/bundle-trimming/index.ts',
      'plugins/upstream/start-server/index.ts',
      'src/client/routes/prefetch.ts',
      'src/client/trimmed/nothing.ts',
    ],
    reread:
      'src/client/routes/prefetch.ts, which takes its place, and while pages are written src/client/trimmed/nothing.ts',
    sha256: '7543271549a9882a308f0fad8155631ab98c0389a75a88946f3be11c8933089c',
  },
  {
    file: '@docusaurus/core/lib/client/preload.js',
    usedBy: ['plugins/upstream/bundle-trimming/index.ts', 'src/client/routes/preload.ts'],
    reread: 'src/client/routes/preload.ts, which takes its place',
    sha256: '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542',
  },
  {
    file: '@docusaurus/core/lib/client/routeContext.js',
    usedBy: ['tests/support/SiteProviders.tsx'],
    reread: 'tests/support/SiteProviders.tsx',
    sha256: '5b7cfc91bc8809225adf6df3fcce375ecb9d89724c6ea422ff395371daf7dfab',
  },
  {
    file: '@docusaurus/core/lib/client/theme-fallback/Loading/index.js',
    usedBy: ['src/client/trimmed/nothing.ts'],
    reread: 'src/client/trimmed/nothing.ts: it draws nothing in its place',
    sha256: 'ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54',
  },
  {
    file: '@docusaurus/core/lib/commands/build/buildLocale.js',
    usedBy: ['scripts/buildLocale.mjs'],
    reread: 'scripts/buildLocale.mjs, which calls it for one language',
    sha256: '8cd1f296d9e9efa05dac0f893c8eb3f9056d27948fc0353c010737d5a6e86da0',
  },
  {
    file: '@docusaurus/core/lib/commands/cli.js',
    usedBy: ['scripts/start.mjs'],
    reread: 'scripts/start.mjs: it takes the place of runCLI, to tell a failure in one line',
    sha256: '825d9d92b9b987ca075cc4b5498542b495cb81e801cf2b7c8572e8efff40e594',
  },
  {
    file: '@docusaurus/core/lib/commands/start/utils.js',
    usedBy: ['plugins/upstream/start-server/keepLoaded.ts'],
    reread:
      'plugins/upstream/start-server/keepLoaded.ts: it calls reloadSite and reloadSitePlugin of server/site.js by its exports',
    sha256: 'a7383bf4d7afa1dd0fbf3aeec52446bc7ec9a2916052bd7f2ffed3793b0d9f74',
  },
  {
    file: '@docusaurus/core/lib/commands/start/watcher.js',
    usedBy: ['plugins/upstream/start-server/keepLoaded.ts'],
    reread: 'plugins/upstream/start-server/keepLoaded.ts: which files load the whole site again',
    sha256: 'edbba9a058efe39f6756e70e46eee5ea223810747278e1bd045625b47dcacb1f',
  },
  {
    file: '@docusaurus/core/lib/commands/start/webpack.js',
    usedBy: ['plugins/upstream/start-server/index.ts'],
    reread:
      'guardServer in plugins/upstream/start-server/index.ts: which settings of the hot-reloading server it takes the place of',
    sha256: '5c526569aead0f4a2d90c47c5e8509c5e034bfc2154c84171bc20edce1c0aa47',
  },
  {
    file: '@docusaurus/core/lib/server/codegen/codegen.js',
    usedBy: [
      'plugins/upstream/bundle-trimming/index.ts',
      'plugins/upstream/start-server/keepLoaded.ts',
    ],
    reread:
      'plugins/upstream/bundle-trimming/index.ts and plugins/upstream/start-server/keepLoaded.ts: names of the generated files',
    sha256: '611cf627307a668cad034f2a00e6218347b0fb9136cac2fe6ec9d3cff39a57df',
  },
  {
    file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    usedBy: [
      'plugins/upstream/bundle-trimming/composeRoutes.ts',
      'plugins/upstream/bundle-trimming/trimmedPackages.ts',
      'plugins/upstream/bundle-trimming/readGenerated.ts',
      'tests/support/generatedModules.ts',
    ],
    reread: 'the patterns DOCUMENT, ENTRY and ADDRESS in plugins/upstream/bundle-trimming',
    sha256: '6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c',
  },
  {
    file: '@docusaurus/core/lib/server/config.js',
    usedBy: ['scripts/listLocales.mjs'],
    reread: 'scripts/listLocales.mjs, which loads the configuration by it',
    sha256: '1701906132aaf0c718824bcee4736a032a17faaa0cc146bf5f4df73ce6921744',
  },
  {
    file: '@docusaurus/core/lib/server/site.js',
    usedBy: [
      'plugins/output/hosted-search/commands.ts',
      'plugins/upstream/start-server/keepLoaded.ts',
    ],
    reread:
      'plugins/output/hosted-search/commands.ts, which loads the context by it, and plugins/upstream/start-server/keepLoaded.ts, which replaces reloadSite and reloadSitePlugin',
    sha256: 'bbc2a5b17f1808fd115e9f8b28037f5d126e952adb8f091c11f628ba4d66893f',
  },
  {
    file: '@docusaurus/core/lib/server/translations/translations.js',
    usedBy: [
      'plugins/upstream/start-server/keepLoaded.ts',
      'plugins/upstream/start-server/keepStarting.ts',
    ],
    reread:
      'plugins/upstream/start-server/keepLoaded.ts and keepStarting.ts: how interface texts are read, and which functions do it',
    sha256: 'f0e9e4812cb91fcc326be29bbc221a6be2eb8171d5595c48289ad235b136c3a0',
  },
  {
    file: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    usedBy: [
      'plugins/upstream/first-load/index.ts',
      'src/lib/config/withoutInlineStyles.ts',
      'tests/unit/lib/config/withoutInlineStyles.test.ts',
      'tests/unit/plugins/upstream/first-load/lightTemplate.test.ts',
    ],
    reread: 'plugins/upstream/first-load/index.ts and src/lib/config/withoutInlineStyles.ts',
    sha256: '5d6584e4a61b22d44bbbd7fe92a7a30352564b5a1dc89853a9bdbbf14d092597',
  },
  {
    file: '@docusaurus/core/lib/ssg/ssgTemplate.js',
    usedBy: ['plugins/upstream/first-load/index.ts'],
    reread: 'plugins/upstream/first-load/index.ts: what a template is given',
    sha256: 'faea0446fa8ceeb559a56b96442636a3052daa2467d6ddc625ad020bc65ac645',
  },
  {
    file: '@docusaurus/core/lib/webpack/base.js',
    usedBy: ['plugins/upstream/cache-key/index.ts'],
    reread: 'plugins/upstream/cache-key/index.ts: what the cache of the bundler depends on',
    sha256: 'b3c441dfc9ae516bb37243d2a502d4acf3298c0c9acd62120e644a0c067513ea',
  },
  {
    file: '@docusaurus/core/lib/webpack/client.js',
    usedBy: ['plugins/upstream/bundle-trimming/trimmedChunkNames.ts'],
    reread:
      'plugins/upstream/bundle-trimming/trimmedChunkNames.ts: plugins and names of the browser’s bundle',
    sha256: 'b38143fa54a7b01ebdecd7ebbae2791ad5fc41897abfe5e6a23602fa02e6be9d',
  },
  {
    file: '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
    usedBy: [
      'plugins/upstream/bundle-trimming/trimmedChunkNames.ts',
      'src/client/routes/preload.ts',
    ],
    reread: 'src/client/routes/preload.ts, which does its work',
    sha256: 'd1fdb10641cef8bb8460f9f9e48dc18d0f86065e8c6e6d7422d5be18147f3257',
  },
  {
    file: '@docusaurus/mdx-loader/lib/remark/headings/index.js',
    usedBy: [
      'packages/content-model/src/parseMarkdown.ts',
      'packages/content-model/tests/redirects/remarkOldHeadings.test.ts',
    ],
    reread: 'packages/content-model/src/parseMarkdown.ts: headings have the ids of built pages',
    sha256: '505615cf2a0803d088949e45315e26ed681b22e5277af1813c638464d7976ce3',
  },
  {
    file: '@docusaurus/mdx-loader/lib/remark/transformImage/index.js',
    usedBy: ['plugins/markdown/markdown/remarkPortableImages.ts'],
    reread: 'plugins/markdown/markdown/remarkPortableImages.ts: how an image names its loader',
    sha256: 'af2090802c9ae17e929483823948b23184aa3c3057a640eec519ed497945d660',
  },
  {
    file: '@docusaurus/plugin-content-blog/lib/authorsMap.js',
    usedBy: [
      'plugins/upstream/start-server/keepStarting.ts',
      'tests/unit/plugins/upstream/start-server/keepStarting.test.ts',
    ],
    reread:
      'plugins/upstream/start-server/keepStarting.ts: how the list of authors is read, and by which names',
    sha256: '6be0e3d5b9927e8223f68b5240fcbef3aae2f2e8d4a208fd4868c8b845ed1b82',
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/options.js',
    usedBy: ['packages/content-model/tests/readVersions.test.ts'],
    reread: 'packages/content-model/src/readVersions.ts',
    sha256: '96ff3bc0ceddfec82f5692e92dcea64c3f52223127e554e8bcd094b75ec30134',
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/routes.js',
    usedBy: ['plugins/upstream/bundle-trimming/readGenerated.ts'],
    reread:
      'plugins/upstream/bundle-trimming/readGenerated.ts: where the props of a version are written',
    sha256: '5292463cb424aa027fbebf9c14b4f2f29bfdc557659f18e5b00df60200458a35',
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/sidebars/generator.js',
    usedBy: ['plugins/upstream/sidebar-items/createItemsGenerator.ts'],
    reread: 'plugins/upstream/sidebar-items/createItemsGenerator.ts: where a folder leads',
    sha256: '1526e7b528bbd00224d2d5ee14ef9d5bdfd5bf6f2808ae5adc8a2efd36db8c94',
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/sidebars/index.js',
    usedBy: ['plugins/upstream/start-server/keepStarting.ts'],
    reread: 'plugins/upstream/start-server/keepStarting.ts: by which pattern categories are found',
    sha256: '324139dae018571a0dcd8928c357669105eb06fc2698f29ac474e27a3ee15581',
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/sidebars/index.js',
    usedBy: [
      'plugins/upstream/start-server/keepStarting.ts',
      'tests/unit/plugins/upstream/start-server/keepStarting.test.ts',
    ],
    reread: 'plugins/upstream/start-server/keepStarting.ts: loadSidebars, which it replaces',
    sha256: '324139dae018571a0dcd8928c357669105eb06fc2698f29ac474e27a3ee15581',
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/sidebars/validation.js',
    usedBy: ['plugins/upstream/start-server/keepStarting.ts'],
    reread: 'plugins/upstream/start-server/keepStarting.ts: what a category may hold',
    sha256: 'e66f2aa31400f34af9f71ee3fa0b0b0fa4f7517c26f5fe59ececd5c4537aabec',
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/versions/version.js',
    usedBy: ['packages/content-model/tests/readVersions.test.ts'],
    reread: 'packages/content-model/src/readVersions.ts',
    sha256: '48377c6759098e1c38077764ef4d2ac8a6725ba232b796432b792d2869919ba7',
  },
  {
    file: '@docusaurus/preset-classic/lib/index.js',
    usedBy: ['plugins/upstream/preset/index.ts'],
    reread: 'plugins/upstream/preset/index.ts: which theme it takes out',
    sha256: '5732a254fe89572b159b0d790deca11e719980dea01a28e0c25eae15d82de865',
  },
  {
    file: '@docusaurus/theme-classic/lib/index.js',
    usedBy: ['src/lib/config/withoutInlineStyles.ts', 'plugins/upstream/first-load/index.ts'],
    reread:
      'src/lib/config/withoutInlineStyles.ts: the inline style and the script that the theme puts into each page',
    sha256: '1e6ae89782bad9cb3fcd1818e4210a6eed60ee1cbf82f51696a6afcb9a91928c',
  },
  {
    file: '@docusaurus/theme-classic/lib/inlineScripts.js',
    usedBy: ['src/lib/firstLoad/headScript.ts'],
    reread: 'src/lib/firstLoad/headScript.ts, which does its work in the light mode',
    sha256: 'b95f604573af22461f74bd7f4335d5196aabb77053ad559656b31f5ff19b7b8f',
  },
  {
    file: '@docusaurus/theme-classic/lib/nprogress.js',
    usedBy: ['src/client/trimmed/progress.ts'],
    reread: 'src/client/trimmed/progress.ts: what it asks of nprogress',
    sha256: '58b21ff3eb278f6cd3932e02e92a50108dac3a7e3f014813fefc70335eaab48f',
  },
  {
    file: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    usedBy: ['plugins/upstream/highlighter/index.ts'],
    reread: 'plugins/upstream/highlighter/index.ts, which takes it out of the browser',
    sha256: 'a464a26897ccb5b2a509dcec3fd9b35e7038c1ee91f7f8863c7096e991af8774',
  },
  {
    file: '@docusaurus/theme-classic/lib/theme',
    usedBy: ['plugins/markdown/names/describeMissing.ts'],
    reread: 'plugins/markdown/names/describeMissing.ts: what a page may import from it',
    sha256: '509c2b4376dd2ae68bdf2ebefdae6078fa513e8a3edcf0c0cd071ced9299821f',
  },
  {
    file: '@docusaurus/theme-common/lib/internal.js',
    usedBy: [
      'src/components/AnnouncementBanner/index.tsx',
      'src/components/OutdatedNotice/index.tsx',
      'src/components/SiteHead/index.tsx',
      'src/components/Tabs/index.tsx',
      'src/components/Tabs/useChoice.ts',
      'src/hooks/useLocaleAddress.ts',
      'src/theme/Blog/Pages/BlogAuthorsPostsPage/index.tsx',
      'src/theme/BlogTagsPostsPage/index.tsx',
      'src/theme/Layout/Provider/index.tsx',
    ],
    reread: 'the components that import from it; the theme promises none of these exports',
    sha256: 'd9e37193d3408d1409e3e7981d6be477ca522ad30e8883329e24689bbcb12123',
  },
  {
    file: '@docusaurus/utils-common/lib/applyTrailingSlash.js',
    usedBy: ['src/client/docusaurusUtils.ts'],
    reread: 'src/client/docusaurusUtils.ts',
    sha256: 'd5a91f50789dde1bc2eb7b131fd489cfc14bbaf09b4cc38ad70c8ab17cabac38',
  },
  {
    file: '@docusaurus/utils-common/lib/errorUtils.js',
    usedBy: ['src/client/docusaurusUtils.ts'],
    reread: 'src/client/docusaurusUtils.ts',
    sha256: '7f54302ecb34f0bb95cacbbb69a16ceba7e34b2f1dcac5db630988b1b1c51e74',
  },
  {
    file: '@docusaurus/utils-common/lib/index.js',
    usedBy: ['src/client/docusaurusUtils.ts'],
    reread: 'src/client/docusaurusUtils.ts: what browsers use of the package',
    sha256: 'f67a902f603f736c0b6b81dfe3c4b600e26ad3018fb19158d877a8fe5d55424e',
  },
  {
    file: 'react-loadable/lib/index.js',
    usedBy: ['src/client/recovery/loadable.ts'],
    reread: 'src/client/recovery/loadable.ts, which takes its place in browsers',
    sha256: 'b9dc8341309124ee9c8d12c63b540780f9155d18dbee7247a4c9d9e68703a607',
  },
  {
    file: '@docusaurus/utils-validation/lib/tagsFile.js',
    usedBy: ['plugins/upstream/start-server/keepStarting.ts'],
    reread: 'plugins/upstream/start-server/keepStarting.ts: how the list of tags is read',
    sha256: '87ca2359cace91b80aad3d3626cb518f5aa3bfc91fb8c17cd1946cd3c82d0e8b',
  },
  {
    file: '@docusaurus/utils/lib/globUtils.js',
    usedBy: ['plugins/upstream/start-server/keepStarting.ts'],
    reread: 'plugins/upstream/start-server/keepStarting.ts: how folders are searched',
    sha256: 'b80c06e774d76b567142c55a05be99f1f1edca8f754600a9623a7165e665b9a7',
  },
];
