declare module '@generated/page-index/default/pages.json' {
  import type {IndexedPage} from '@site/src/lib/contracts/pages';

  const pages: readonly IndexedPage[];
  export default pages;
}

declare module '@generated/page-index/default/posts.json' {
  import type {LatestPost} from '@site/src/lib/contracts/pages';

  const posts: readonly LatestPost[];
  export default posts;
}

declare module '@generated/page-index/default/postLanguages.json' {
  /** Languages that have a post. */
  const locales: readonly string[];
  export default locales;
}

declare module '@generated/page-index/default/originalPosts.json' {
  /** Paths of untranslated posts, without the site's base address. */
  const paths: readonly string[];
  export default paths;
}

declare module '@generated/package-info/default/summaries.json' {
  import type {PackageSummary} from '@site/src/lib/contracts/packageInfo';

  /** By slug of the tool. */
  const summaries: Readonly<Record<string, PackageSummary>>;
  export default summaries;
}

declare module '@generated/tool-pages/default/compared.json' {
  import type {ComparedTool} from '@site/src/lib/contracts/tool';

  /** By slug of the tool. */
  const compared: Readonly<Record<string, ComparedTool>>;
  export default compared;
}

declare module '@generated/images/default/manifest.json' {
  import type {ImageManifest} from '@site/src/lib/contracts/pages';

  const manifest: ImageManifest;
  export default manifest;
}

declare module '@generated/locale-offer/default/offers.json' {
  import type {LocaleOffer} from '@site/src/lib/contracts/siteFields';

  const offers: readonly LocaleOffer[];
  export default offers;
}

declare module '@generated/content-security/default/services.json' {
  import type {OutsideServiceEntry} from '@site/src/lib/contracts/outsideServices';

  /** Configured services of this site, in the order of the privacy page. */
  const services: readonly OutsideServiceEntry[];
  export default services;
}

declare module '@generated/bundle-trimming/groups' {
  import type {RouteConfig} from 'react-router-config';

  export const baseUrl: string;

  /** Name of the file that contains a chunk, if it has none of its own. */
  export const joined: Readonly<Record<string, string>>;

  /** Chunks that are part of the script of all pages. */
  export const withoutFile: readonly string[];

  /** Routes of documents, by `routeGroup`. */
  const groups: Readonly<
    Record<string, (() => Promise<{readonly default: readonly RouteConfig[]}>) | undefined>
  >;
  export default groups;
}

declare module '@generated/error-desk/default/index.json' {
  import type {ErrorIndex} from '@selection-set/error-desk';

  const index: ErrorIndex;
  export default index;
}
