import type {PackageSummary} from './packageInfo';
import type {IndexedPage, LatestPost} from './pages';
import type {FenceFacts} from './samples';

/** States in the front matter field `badges` of a document, in display order. */
export const BADGES = ['new', 'beta', 'deprecated', 'archived'] as const;

export type Badge = (typeof BADGES)[number];

export interface MarkPath {
  readonly d: string;
  /** `ink` follows the text colour, `accent` the brand colour. */
  readonly tone?: 'ink' | 'accent';
  /** Filled shape instead of a stroked line. */
  readonly isFilled?: boolean;
}

/** A drawing on a 24 by 24 unit grid, stroked with 1.5 units, round caps and joins. */
export interface Mark {
  readonly paths: readonly MarkPath[];
}

/** When to use a tool and when not, a sentence each with code between backticks. */
export interface ToolAdvice {
  /** Language of the sentences if it is not the page's. */
  readonly lang?: string;
  readonly when: readonly string[];
  readonly whenNot: readonly string[];
}

/** Code that shows what a tool does, checked like its documents. */
export interface ToolSample extends FenceFacts {
  /** Name of its file. */
  readonly title?: string;
  /** Name of its language, for readers. */
  readonly language?: string;
  /** As `packages/code-blocks` has written it. */
  readonly html: string;
}

/** Requirements that a tool's package declares. */
export interface ToolNeeds {
  /** Range of versions of Node.js, such as `>=18.0.0`; absent when it declares none. */
  readonly node?: string;
  /** Packages that a project has to install, with their major versions, such as `react 18, 19`. */
  readonly packages: readonly string[];
}

/** Data of a tool for the comparison, in addition to the catalogue and its package's facts; the same as on the tool's page. */
export type ComparedTool = Pick<ToolPageData, 'docsPath' | 'advice' | 'neighbours'> & {
  /** Absent when no package is known. */
  readonly needs?: ToolNeeds;
};

/** Data that `plugins/catalogue/tool-pages` passes to the page of one tool. */
export interface ToolPageData {
  /** Catalogue key. */
  readonly key: string;
  /** Path of the tool's documentation without the site's base address; absent when there is none yet. */
  readonly docsPath?: string;
  /** Absent when the overview has none. */
  readonly advice?: ToolAdvice;
  /** Absent when the documents have no checked one. */
  readonly sample?: ToolSample;
  /** Catalogue keys of the tools that it works with, most important first. */
  readonly neighbours: readonly string[];
  /** Documents to read first, in that order. */
  readonly firstSteps: readonly Omit<IndexedPage, 'kind'>[];
  /** Newest first. */
  readonly posts: readonly LatestPost[];
  /** The tool and those that share jobs with it, by slug. */
  readonly compared: Readonly<Record<string, ComparedTool>>;
  /** Absent for tools without a package. */
  readonly info?: PackageSummary;
  /** Sanitised HTML; absent when no README is known. */
  readonly readmeHtml?: string;
}

export type ToolStatus = 'maintained' | 'archived' | 'tutorial';

/**
 * Facts of one catalogue entry (TOOL-1). Its one-line title is an interface text in `src/family/labels/tools.ts`, its mark is in
 * `src/family/data/toolMarks.ts`, both under the same key.
 */
export interface ToolFacts {
  /** Upper-case identifier (TOOL-2). */
  readonly key: string;
  readonly name: string;
  /** The name by which people search for it, for example with the name of its family; contains the name, or replaces it. */
  readonly fullName: string;
  /** External site, https only (TOOL-4). */
  readonly href: `https://${string}`;
  /** Brand colour, hex with 3 or 6 digits. */
  readonly primaryColor: `#${string}`;
  /** Main package on the npm registry, null if there is none. */
  readonly package: string | null;
  /** `owner/name` on GitHub. */
  readonly repo: `${string}/${string}`;
  /** Id of its group in the Ecosystem menu (HDR-9). */
  readonly category: string;
  readonly status: ToolStatus;
  /** Ids of the tasks it helps with, at least one, most important first; the tag chips of the catalogue (GEN-2, LST-1). */
  readonly jobs: readonly [string, ...string[]];
}
