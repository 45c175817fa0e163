import type {ListItem, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {SectionKind} from '@selection-set/search/engine';
import {classifyName, type PageSort} from './classify';

/** A row of a table. */
export interface Row {
  readonly cells: readonly string[];
  readonly name: string;
  /** Undefined for a row that explains no name. */
  readonly kind: SectionKind | undefined;
}

/** Rows without the head; those of a reference page that explain names say which. */
export function readRows({children}: Table, sort: PageSort): readonly Row[] {
  return children.slice(1).map((row) => {
    const [first] = row.children;
    const parts = first?.children ?? [];
    const codes = parts.flatMap((part) => (part.type === 'inlineCode' ? [part.value] : []));
    const isOnlyCode = parts.every(
      (part) =>
        part.type === 'inlineCode' || (part.type === 'text' && /^[\s,/|]*$/u.test(part.value)),
    );
    const cells = row.children.map((cell) => toString(cell));
    return {
      cells,
      name: codes.join(', '),
      kind:
        sort.isReference && isOnlyCode && codes[0] !== undefined
          ? classifyName(codes[0], 'option')
          : undefined,
    };
  });
}

/** A name and what a list says about it. */
export interface Defined {
  readonly name: string;
  readonly kind: SectionKind;
  readonly text: string;
}

/** The name that an item such as "`port`: the port" explains. */
export function readDefined(item: ListItem): Defined | undefined {
  const [paragraph] = item.children;
  const [first, second] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (
    first?.type !== 'inlineCode' ||
    second?.type !== 'text' ||
    !/^\s*[:–—：]/u.test(second.value)
  ) {
    return undefined;
  }
  const kind = classifyName(first.value, 'option');
  const text = toString(item)
    .slice(first.value.length)
    .replace(/^\s*[:–—：]\s*/u, '');
  return kind === undefined ? undefined : {name: first.value, kind, text};
}
