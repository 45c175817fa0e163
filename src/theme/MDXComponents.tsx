// Swizzle: MDXComponents, theme-classic 3.10.2, wrapped (upstream status: safe).
// Why: the portal's sections are usable in Markdown without an import (GEN-3).
import MDXComponents from '@theme-original/MDXComponents';
import Feature from '@site/src/components/Feature';
import Hero from '@site/src/components/Hero';
import HeroVideo from '@site/src/components/HeroVideo';
import {MARKDOWN_ELEMENTS} from '@site/src/components/MarkdownElements';
import SearchableList from '@site/src/components/SearchableList';
import SolutionTools from '@site/src/components/SolutionTools';
import Source from '@site/src/components/Source';

const components: typeof MDXComponents = {
  ...MDXComponents,
  ...MARKDOWN_ELEMENTS,
  Feature,
  Hero,
  HeroVideo,
  SearchableList,
  SolutionTools,
  Source,
};
export default components;
