import type {BlockContent, Blockquote, PhrasingContent, RootContent} from 'mdast';
import {isBlock, paragraph, strong, text, toBlocks, toPhrasing} from '@selection-set/content-model';

type Directive = Extract<RootContent, {readonly type: 'containerDirective'}>;

/** The call-outs of Docusaurus as the five kinds that GitHub's Markdown has. */
const ALERTS: ReadonlyMap<string, string> = new Map([
  ['note', 'NOTE'],
  ['secondary', 'NOTE'],
  ['info', 'NOTE'],
  ['tip', 'TIP'],
  ['success', 'TIP'],
  ['important', 'IMPORTANT'],
  ['warning', 'WARNING'],
  ['caution', 'WARNING'],
  ['danger', 'CAUTION'],
]);

export function isAdmonition({name}: Directive): boolean {
  return ALERTS.has(name);
}

/**
 * A call-out as GitHub's alert, a quote that opens with `[!TIP]`, which needs no word of any language; its title follows in bold, because
 * alerts have none.
 */
export function writeAdmonition({name, children}: Directive): Blockquote {
  const [first] = children;
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = hasTitle ? [paragraph(strong(...toPhrasing(first.children)))] : [];
  const body = toBlocks(hasTitle ? children.slice(1) : children).filter(isBlock);
  return {
    type: 'blockquote',
    children: joinMark(ALERTS.get(name) ?? 'NOTE', [...title, ...body]),
  };
}

/** The mark stands on a line of its own, right above the text; as HTML it is written without the escapes of text. */
function joinMark(kind: string, blocks: readonly BlockContent[]): BlockContent[] {
  const [first, ...rest] = blocks;
  const mark: PhrasingContent = {type: 'html', value: `[!${kind}]`};
  return first?.type === 'paragraph'
    ? [paragraph(mark, text('\n'), ...first.children), ...rest]
    : [paragraph(mark), ...blocks];
}
