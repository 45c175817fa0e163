import type {Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const writer = unified()
  .use(remarkStringify)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** The opening tag of a component, as it would be written without its content. */
export function writeShell({
  name,
  attributes,
}: Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>): string {
  return write({type: 'mdxJsxFlowElement', name, attributes, children: []});
}

/** A line of text as Markdown. Comments, such as a heading's own id, are for the build and not for readers. */
export function writePhrasing(children: readonly PhrasingContent[]): string {
  const shown = children.filter(
    (child) => child.type !== 'mdxTextExpression' || !/^\/\*.*\*\/$/su.test(child.value.trim()),
  );
  const last = shown.at(-1);
  return write({
    type: 'paragraph',
    // White space before a comment would be kept by an escape.
    children:
      last?.type === 'text'
        ? [...shown.slice(0, -1), {...last, value: last.value.trimEnd()}]
        : shown,
  });
}

function write(node: RootContent): string {
  const root: Root = {type: 'root', children: [node]};
  return writer.stringify(root);
}
