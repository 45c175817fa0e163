/** The output of `create-docusaurus`, with only the corpus. */
export default {
  title: 'Corpus',
  url: 'https://bench.example',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  future: process.env.BENCH_FASTER === '1' ? {v4: true, faster: true} : {},
  presets: [
    [
      'classic',
      {docs: {sidebarPath: './sidebars.mjs'}, blog: false, theme: {customCss: './custom.css'}},
    ],
  ],
  themeConfig: {
    navbar: {title: 'Corpus', items: [{type: 'docSidebar', sidebarId: 'docs', label: 'Docs'}]},
    footer: {style: 'dark', copyright: 'Corpus'},
  },
};
