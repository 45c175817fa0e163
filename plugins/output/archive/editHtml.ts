import {Parser} from 'htmlparser2';

export type Attributes = Readonly<Record<string, string | undefined>>;

export interface Rules {
  /** New attributes of an element; the same object leaves its tag as it is, undefined takes the element away with all that it holds. */
  readonly element: (name: string, attributes: Attributes) => Attributes | undefined;
  /** Put before the end tag of elements by their name; for each, before the last one of the page. */
  readonly before: Readonly<Record<string, string>>;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Changes tags of a page where they stand; every other byte stays as it is. */
export function editHtml(html: string, {element, before}: Rules): string {
  const edits: Edit[] = [];
  const insertions = new Map<string, Edit>();
  /** Start of the element that is taken away, and how many of its name are open in it. */
  let removed: {readonly name: string; readonly from: number; depth: number} | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (removed !== undefined) {
          removed.depth += name === removed.name ? 1 : 0;
          return;
        }
        const from = parser.startIndex;
        const wanted = element(name, attributes);
        if (wanted === undefined) {
          removed = {name, from, depth: 1};
        } else if (wanted !== attributes) {
          edits.push({from, to: parser.endIndex + 1, text: writeTag(name, wanted)});
        }
      },
      onclosetag(name, isImplied) {
        if (removed === undefined) {
          const text = before[name];
          if (text !== undefined && !isImplied) {
            insertions.set(name, {from: parser.startIndex, to: parser.startIndex, text});
          }
          return;
        }
        removed.depth -= name === removed.name ? 1 : 0;
        if (removed.depth === 0) {
          edits.push({from: removed.from, to: parser.endIndex + 1, text: ''});
          removed = undefined;
        }
      },
    },
    {lowerCaseAttributeNames: false, lowerCaseTags: false},
  );
  parser.end(html);
  return apply(html, [...edits, ...insertions.values()]);
}

export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function writeTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined
      ? []
      : [value === '' ? attribute : `${attribute}="${escapeAttribute(value)}"`],
  );
  return `<${[name, ...written].join(' ')}>`;
}

function apply(html: string, edits: readonly Edit[]): string {
  let end = 0;
  const parts = edits
    .toSorted((one, two) => one.from - two.from)
    .map(({from, to, text}) => {
      const kept = html.slice(end, from) + text;
      end = to;
      return kept;
    });
  return parts.join('') + html.slice(end);
}
