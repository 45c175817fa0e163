const TAG = /<([a-z][\w-]*)/giu;
const ATTRIBUTE = /\s(class|id)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gu;

/**
 * What rules can select in a page, as selectors: `nav`, `.name`, `#id`. Reads tags by pattern: text that looks like one adds a rule too many,
 * never one too few.
 *
 * @param html of a built page.
 */
export function listNames(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, tag = ''] of html.matchAll(TAG)) {
    names.add(tag.toLowerCase());
  }
  for (const [, attribute, quoted, single, bare] of html.matchAll(ATTRIBUTE)) {
    const value = quoted ?? single ?? bare ?? '';
    for (const name of value.split(/\s+/u)) {
      names.add(`${attribute === 'id' ? '#' : '.'}${name}`);
    }
  }
  return names;
}
