import type {PackageSummary} from './packageInfo';
import type {LatestPost} from './pageIndex';

/** What `plugins/catalogue/tool-pages` hands to the page of one tool. */
export interface ToolPageData {
  /** Catalogue key. */
  readonly key: string;
  /** Path of the tool's documentation without the site's base address; absent where there is none yet. */
  readonly docsPath?: string;
  /** Newest first. */
  readonly posts: readonly LatestPost[];
  /** Absent for tools without a package. */
  readonly info?: PackageSummary;
  /** Sanitised HTML; absent where no README is known. */
  readonly readmeHtml?: string;
}
