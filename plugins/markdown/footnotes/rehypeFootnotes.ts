import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/**
 * A step that replaces the texts around footnotes with components, because Markdown's own are in English: the heading above the notes, and
 * the links back to the text.
 */
export default function rehypeFootnotes() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (parent === undefined || index === undefined) {
        return;
      }
      if (node.tagName === 'h2' && node.properties.id === 'footnote-label') {
        parent.children[index] = heading();
      } else if (node.tagName === 'a' && node.properties.dataFootnoteBackref !== undefined) {
        parent.children[index] = backLink(node);
      }
    });
  };
}

function heading(): MdxJsxFlowElementHast & ElementContent {
  return {type: 'mdxJsxFlowElement', name: 'FootnotesHeading', attributes: [], children: []};
}

function backLink({properties, children}: Element): MdxJsxTextElementHast & ElementContent {
  const mention = mentionOf(children);
  return {
    type: 'mdxJsxTextElement',
    name: 'FootnoteBackLink',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'href', value: String(properties.href)},
      ...(mention === undefined
        ? []
        : [{type: 'mdxJsxAttribute' as const, name: 'mention', value: mention}]),
    ],
    children: [],
  };
}

/** Links after the first contain the number of their reference, as superscript. */
function mentionOf(children: readonly ElementContent[]): string | undefined {
  const raised = children.find((child) => child.type === 'element');
  const number = raised?.children[0];
  return number?.type === 'text' ? number.value : undefined;
}
