/** A tool whose errors an index knows. */
export interface ErrorTool {
  readonly id: string;
  readonly name: string;
  /** What logs call it, in lower case: its packages and commands. */
  readonly names: readonly string[];
  /** Where its known problems can be searched; a query is added. */
  readonly issues?: string;
}

/** An error that a page explains. */
export interface ErrorEntry {
  /** Id of its tool. */
  readonly tool: string;
  /** Path of the page with the anchor of its section. */
  readonly href: string;
  /** As its page names it. */
  readonly title: string;
  /** What it was produced with, such as `graphql-yoga 5.24.1`; empty where that is not known. */
  readonly version: string;
  /** First sentences of the cure. */
  readonly cure: string;
  /** Language of title and cure, as its page names it. */
  readonly lang: string;
  /** Its messages; `…` stands for what differs. */
  readonly templates: readonly string[];
}

/** Changes when the layout does. */
export const INDEX_FORMAT = 1;

/** The file that readers download; lists instead of names of fields keep it small. */
export interface ErrorIndex {
  readonly format: number;
  readonly tools: readonly ErrorTool[];
  /** Tool, path, version and language of each page. */
  readonly pages: readonly (readonly [tool: string, path: string, version: string, lang: string])[];
  /** Page, anchor, title, cure and messages; the anchor is `0` where it is that of the title, an empty message is the title. */
  readonly entries: readonly (readonly [
    page: number,
    anchor: string | 0,
    title: string,
    cure: string,
    templates: readonly string[],
  ])[];
}

/** The anchor that a heading without one of its own has on most sites. */
export function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');
}

/** @throws Error when the index has another format than this code reads. */
export function readIndex({format, tools, pages, entries}: ErrorIndex): {
  readonly tools: readonly ErrorTool[];
  readonly entries: readonly ErrorEntry[];
} {
  if (format !== INDEX_FORMAT) {
    throw new Error(
      `The index of errors has format ${format}, and this code reads ${INDEX_FORMAT}. Build the site again.`,
    );
  }
  return {
    tools,
    entries: entries.map(([page, anchor, title, cure, templates]) => {
      const [tool = '', path = '', version = '', lang = ''] = pages[page] ?? [];
      return {
        tool,
        href: anchor === '' ? path : `${path}#${anchor === 0 ? toAnchor(title) : anchor}`,
        title,
        version,
        cure,
        lang,
        templates: templates.map((template) => (template === '' ? title : template)),
      };
    }),
  };
}
