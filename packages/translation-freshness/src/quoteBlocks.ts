import type {
  Code,
  List,
  ListItem,
  Paragraph,
  Parents,
  PhrasingContent,
  Table,
  TableRow,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {LocatedBlock} from './listBlocks';

/**
 * A line of the original as it can stand in any other page: emphasis, code and links stay, components and pictures become their text, and
 * what needs the rest of its page goes. Links lose the heading that they name: where the translated page has another one, that would be a
 * broken link.
 */
function quotePhrasing(children: readonly PhrasingContent[]): PhrasingContent[] {
  return children.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
      case 'break':
        return [structuredClone(node)];
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{type: node.type, children: quotePhrasing(node.children)}];
      case 'link': {
        const url = targetOf(node.url);
        const inside = quotePhrasing(node.children);
        return url === undefined ? inside : [{type: 'link', url, children: inside}];
      }
      case 'linkReference':
      case 'mdxJsxTextElement':
      case 'textDirective':
        return quotePhrasing(node.children);
      case 'image':
      case 'imageReference':
        return [{type: 'text', value: toString(node)}];
      case 'footnoteReference':
      case 'html':
      case 'mdxTextExpression':
        return [];
      default:
        return node satisfies never;
    }
  });
}

/** Only what leads to the same place from every page. */
function targetOf(url: string): string | undefined {
  return /^(?:https?:|mailto:)/u.test(url) ? url : /^\/(?!\/)[^#]*/u.exec(url)?.[0];
}

export type Quote = Code | List | Paragraph | Table;

/**
 * Blocks of the original as content of a mark, without what other steps would take for part of the page, such as headings.
 *
 * @param depth how many of the elements around the first block are around the mark already, such as an item of a list.
 */
export function quoteBlocks(blocks: readonly LocatedBlock[], depth: number): Quote[] {
  const quotes: Quote[] = [];
  const given = new Set(blocks[0]?.parents.slice(0, depth));
  let open: ListItem | undefined;
  for (const [index, block] of blocks.entries()) {
    const {node, parents} = block;
    const last = quotes.at(-1);
    const item = itemOf(block);
    const before = blocks[index - 1];
    const quote = quoteBlock(block);
    if (item !== undefined && !given.has(item)) {
      if (open !== undefined && before !== undefined && itemOf(before) === item) {
        open.children.push(quote);
      } else {
        open = {type: 'listItem', children: [quote]};
        addItem(quotes, open);
      }
    } else if (node?.type === 'tableRow' && last?.type === 'table') {
      last.children.push(quoteRow(node));
    } else if (node?.type === 'tableRow' && parents.at(-1)?.children[0] === node) {
      // Only the first row of a table can be its head.
      quotes.push({type: 'table', children: [quoteRow(node)]});
    } else {
      quotes.push(quote);
    }
  }
  return quotes;
}

function itemOf({parents}: LocatedBlock): Parents | undefined {
  return parents.findLast(({type}) => type === 'listItem');
}

function addItem(quotes: Quote[], item: ListItem): void {
  const last = quotes.at(-1);
  if (last?.type === 'list') {
    last.children.push(item);
  } else {
    quotes.push({type: 'list', spread: false, children: [item]});
  }
}

/** One block; a heading, an item and a row as a paragraph. */
function quoteBlock({kind, node, text}: LocatedBlock): Code | Paragraph {
  if (node?.type === 'paragraph') {
    return paragraph(quotePhrasing(node.children));
  }
  if (node?.type === 'heading') {
    return paragraph([{type: 'strong', children: quotePhrasing(node.children)}]);
  }
  if (node?.type === 'tableRow') {
    return paragraph(quoteCells(node));
  }
  if (node?.type === 'code' && node.lang !== 'mermaid') {
    const {lang, meta, value} = node;
    return {type: 'code', lang, meta, value};
  }
  return node?.type === 'code'
    ? // The source of a diagram is what has changed.
      {type: 'code', lang: 'text', value: node.value}
    : {type: 'code', lang: kind === 'component' ? 'jsx' : 'text', meta: 'wrap', value: text};
}

/** Cells of the original, as a row of the same table. */
export function quoteRow({children}: TableRow): TableRow {
  return {
    type: 'tableRow',
    children: children.map((cell) => ({type: 'tableCell', children: quotePhrasing(cell.children)})),
  };
}

/** Cells of the original on one line. */
export function quoteCells(row: TableRow): Paragraph['children'] {
  return quoteRow(row).children.flatMap((cell, index) => [
    ...(index === 0 ? [] : [{type: 'text' as const, value: ' | '}]),
    ...cell.children,
  ]);
}

function paragraph(children: Paragraph['children']): Paragraph {
  return {type: 'paragraph', children};
}
