declare module '@generated/page-index/default/pages.json' {
  import type {IndexedPage} from '@site/src/lib/contracts/pageIndex';

  const pages: readonly IndexedPage[];
  export default pages;
}

declare module '@generated/page-index/default/posts.json' {
  import type {LatestPost} from '@site/src/lib/contracts/pageIndex';

  const posts: readonly LatestPost[];
  export default posts;
}
