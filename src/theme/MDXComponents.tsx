// Swizzle: MDXComponents, theme-classic 3.10.2, wrapped (upstream status: safe).
// Why: the portal's sections are usable in Markdown without an import (GEN-3).
import MDXComponents from '@theme-original/MDXComponents';
import Cards, {Card} from '@site/src/components/Cards';
import Feature from '@site/src/components/Feature';
import Hero from '@site/src/components/Hero';
import PackageCmd from '@site/src/components/PackageCmd';
import SearchableList from '@site/src/components/SearchableList';
import SolutionTools from '@site/src/components/SolutionTools';
import Steps from '@site/src/components/Steps';

const components: typeof MDXComponents = {
  ...MDXComponents,
  Card,
  Cards,
  Feature,
  Hero,
  PackageCmd,
  SearchableList,
  SolutionTools,
  Steps,
};

export default components;
