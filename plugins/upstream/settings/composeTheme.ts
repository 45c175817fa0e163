import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Portal} from './definePortal';

/** Settings of Docusaurus's classic theme. */
export function composeTheme({siteName, algolia}: Portal): ThemeConfig {
  return {
    image: 'img/social-card.png',
    ...(algolia && {algolia}),
    colorMode: {respectPrefersColorScheme: true},
    announcementBar: {id: 'portal-open', content: siteName, isCloseable: true},
    navbar: {title: siteName, items: []},
    docs: {sidebar: {autoCollapseCategories: false}},
    // Code is coloured at build time (packages/code-blocks); without this the default theme's colours would be in the browser's bundle.
    prism: {theme: {plain: {}, styles: []}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  };
}
