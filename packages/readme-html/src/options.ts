/**
 * Words that the markup needs and the README does not bring, already in the page's language. `{number}` is replaced by a
 * running number, so that no two regions have the same name.
 */
export interface ReadmeLabels {
  /** Name of a table's scroll container, such as `Table {number}`. */
  readonly table: string;
  /** Heading above the footnotes. */
  readonly footnotes: string;
  /** Name of the link from a footnote back into the text, such as `Back to reference {number}`. */
  readonly footnoteBack: string;
  /** Name of a ticked box in a task list. */
  readonly taskDone: string;
  /** Name of an empty box in a task list. */
  readonly taskOpen: string;
}

/** Where the README lies: relative links and images are resolved against it. */
export interface ReadmeSource {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** Folder of the README in the repository, such as `packages/cli`; absent for the root. */
  readonly directory?: string;
}

export interface ReadmeOptions extends ReadmeSource {
  /** Named in errors; a leading heading that says the same is dropped, because the page has it already. */
  readonly toolName: string;
  /** Further titles that say no more than the tool's name, such as its package's name. */
  readonly otherTitles?: readonly string[];
  readonly labels: ReadmeLabels;
  /** Levels that headings move down: 2 makes the README's first level an `h3`. Default 2. */
  readonly headingOffset?: number;
  /** `id` of the element around the result: links to the dropped title or to the top lead there. Default `readme`. */
  readonly containerId?: string;
  /** Default `README_BYTES_LIMIT`. */
  readonly bytesLimit?: number;
  /** Default `README_TIME_LIMIT_MS`. */
  readonly timeLimitMs?: number;
}

/** A label with its running number in place. */
export function numberLabel(label: string, number: number): string {
  return label.replaceAll('{number}', String(number));
}
