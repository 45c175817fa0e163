// Swizzle: MDXComponents, theme-classic 3.10.2, wrapped (upstream status: safe).
// Why: the portal's sections are usable in Markdown without an import (GEN-3).
import MDXComponents from '@theme-original/MDXComponents';
import Cards, {Card} from '@site/src/components/Cards';
import CodeBlock from '@site/src/components/CodeBlock';
import Feature from '@site/src/components/Feature';
import Hero from '@site/src/components/Hero';
import HeroVideo from '@site/src/components/HeroVideo';
import PackageCmd from '@site/src/components/PackageCmd';
import Picture from '@site/src/components/Picture';
import SearchableList from '@site/src/components/SearchableList';
import SolutionTools from '@site/src/components/SolutionTools';
import Source from '@site/src/components/Source';
import Steps from '@site/src/components/Steps';
import TableFrame from '@site/src/components/TableFrame';
import Video from '@site/src/components/Video';

const components: typeof MDXComponents = {
  ...MDXComponents,
  Card,
  Cards,
  CodeBlock,
  Feature,
  Hero,
  HeroVideo,
  PackageCmd,
  Picture,
  SearchableList,
  SolutionTools,
  Source,
  Steps,
  Video,
  table: TableFrame,
};
export default components;
