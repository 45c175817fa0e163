/** What a tool helps you do; the tag chips of the catalogue (GEN-2, LST-1). */
export type Job =
  | 'serve'
  | 'compose'
  | 'secure'
  | 'govern'
  | 'type'
  | 'lint'
  | 'test'
  | 'client'
  | 'rest'
  | 'extend'
  | 'learn';

/** The three groups of the Ecosystem menu (HDR-9). */
export type ToolCategory = 'serve' | 'shape' | 'consume';

export type ToolStatus = 'maintained' | 'archived' | 'tutorial';

/**
 * Facts of one catalogue entry (TOOL-1). Its one-line title is wording and lives in `src/labels/tools.ts`, its mark in
 * `src/data/toolMarks.ts`, both under the same key.
 */
export interface ToolFacts {
  /** Upper-case identifier (TOOL-2). */
  readonly key: string;
  readonly name: string;
  /** As its project writes it and people look for it, such as "GraphQL Yoga"; contains the name, or replaces it. */
  readonly fullName: string;
  /** External site, https only (TOOL-4). */
  readonly href: `https://${string}`;
  /** Brand colour, hex with 3 or 6 digits. */
  readonly primaryColor: `#${string}`;
  /** Main package on the npm registry, null where there is none. */
  readonly package: string | null;
  /** `owner/name` on GitHub. */
  readonly repo: `${string}/${string}`;
  readonly category: ToolCategory;
  readonly status: ToolStatus;
  /** At least one, most important first. */
  readonly jobs: readonly [Job, ...Job[]];
}
