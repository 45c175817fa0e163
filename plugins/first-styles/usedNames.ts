/** What style rules can select in pages: element names, classes and ids. */
export interface UsedNames {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

const TAG = /<([a-z][\w-]*)/giu;
const ATTRIBUTE = /\s(class|id)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gu;

/**
 * What style rules can select in a page. Reads names and attributes by pattern: text that looks like one adds a rule too many, never one too few.
 *
 * @param html of a built page.
 */
export function listUsedNames(html: string): UsedNames {
  const classes = new Set<string>();
  const ids = new Set<string>();
  for (const [, attribute, quoted, single, bare] of html.matchAll(ATTRIBUTE)) {
    const value = quoted ?? single ?? bare ?? '';
    if (attribute === 'id') {
      ids.add(value);
    } else {
      for (const name of value.split(/\s+/u)) {
        classes.add(name);
      }
    }
  }
  const tags = new Set(Array.from(html.matchAll(TAG), ([, name = '']) => name.toLowerCase()));
  return {tags, classes, ids};
}

/** All names of several pages. */
export function joinNames(pages: readonly UsedNames[]): UsedNames {
  const join = (key: keyof UsedNames): ReadonlySet<string> =>
    new Set(pages.flatMap((page) => [...page[key]]));
  return {tags: join('tags'), classes: join('classes'), ids: join('ids')};
}
