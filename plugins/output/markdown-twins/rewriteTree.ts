import type {Heading, Parent, RootContent} from 'mdast';
import {
  isJsx,
  isPhrasing,
  type JsxNode,
  setChildren,
  toBlocks,
  readAttributes,
} from '@selection-set/content-model';
import {rewriteLeaf} from './rewriteLeaf';
import type {RuleContext} from './rule';
import {RULES} from './rules';
import {type Source, stopAt} from './source';
import {isAdmonition, writeAdmonition} from './writeAdmonition';

/**
 * The text of a page as plain Markdown: components by their rules, includes in place, code as it is shown, links in full. The nodes are
 * changed; hand over a copy.
 *
 * @throws TwinError for a component without a rule, and for code that says something.
 */
export function rewriteTree(source: Source, context: RuleContext): RootContent[] {
  return toBlocks(rewriteAll(source.children, source, context));
}

function rewriteAll(
  nodes: readonly RootContent[],
  source: Source,
  context: RuleContext,
): RootContent[] {
  return nodes.flatMap((node) => rewrite(node, source, context));
}

function rewrite(node: RootContent, source: Source, context: RuleContext): readonly RootContent[] {
  if (isJsx(node)) {
    return rewriteComponent(node, source, context);
  }
  const leaf = rewriteLeaf(node, source);
  if (leaf !== undefined) {
    return leaf;
  }
  if ('url' in node) {
    node.url = context.address(node.url);
  }
  return 'children' in node ? rewriteParent(node, source, context) : [node];
}

function rewriteParent(
  node: Extract<RootContent, Parent>,
  source: Source,
  context: RuleContext,
): readonly RootContent[] {
  setChildren(node, rewriteAll(node.children, source, context));
  if (node.type === 'heading') {
    trimEnd(node);
  }
  if (node.type === 'paragraph') {
    return node.children.every((child) => isPhrasing(child)) && node.children.length > 0
      ? [node]
      : toBlocks(node.children);
  }
  if (node.type !== 'containerDirective') {
    return [node];
  }
  return isAdmonition(node)
    ? [writeAdmonition(node)]
    : stopAt(
        source,
        node,
        `":::${node.name}" is no call-out. Known: note, tip, info, warning, danger.`,
      );
}

/** A comment that names the heading's id leaves a space behind. */
function trimEnd({children}: Heading): void {
  const last = children.at(-1);
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
}

function rewriteComponent(
  node: JsxNode,
  source: Source,
  context: RuleContext,
): readonly RootContent[] {
  const {name} = node;
  if (name === null) {
    return rewriteAll(node.children, source, context);
  }
  const partial = source.partials.get(name);
  if (partial !== undefined) {
    return rewriteTree(partial, context);
  }
  const rule = RULES.get(name);
  if (rule === undefined) {
    return stopAt(
      source,
      node,
      `<${name}> has no rule for the page's Markdown twin. Add one to plugins/output/markdown-twins/rules that says in plain Markdown what the component says on the page; docs/writing/assistants.mdx shows how.`,
    );
  }
  return rule(
    {
      name,
      attributes: readAttributes(node, {
        file: source.file,
        names: source.names,
        rewrite: (nodes) => rewriteAll(nodes, source, context),
      }),
      children: rewriteAll(node.children, source, context),
      fail: (reason) => stopAt(source, node, reason),
    },
    context,
  );
}
