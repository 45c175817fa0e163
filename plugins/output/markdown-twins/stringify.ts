import type {RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const processor = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    incrementListMarker: true,
    listItemIndent: 'one',
    resourceLink: false,
    rule: '-',
  })
  .freeze();

/** Nodes as Markdown; ends with one line break. */
export function stringify(children: RootContent[]): string {
  return processor.stringify({type: 'root', children});
}
