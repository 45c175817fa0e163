import {inlineComponent} from '@selection-set/content-model';
import type {List, ListItem, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

interface Entry {
  readonly name: string;
  /** Written in bold. */
  readonly isHighlighted: boolean;
  /** Text after the name. */
  readonly comment: readonly PhrasingContent[];
}

/** Reads one line of a file tree: the first word, or the first words in bold or code, is the name; the rest is a comment. */
function splitEntry(line: readonly PhrasingContent[]): Entry {
  const [first, ...rest] = line;
  if (first === undefined) {
    return {name: '', isHighlighted: false, comment: []};
  }
  if (first.type !== 'text') {
    return {
      name: toString(first),
      isHighlighted: first.type === 'strong',
      comment: trimStart(rest),
    };
  }
  const {name = '', after = ''} =
    /^\s*(?<name>\S+)\s*(?<after>.*)$/su.exec(first.value)?.groups ?? {};
  const remainder: readonly PhrasingContent[] =
    after === '' ? rest : [{type: 'text', value: after}, ...rest];
  return {name, isHighlighted: false, comment: remainder};
}

function trimStart(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first, ...rest] = nodes;
  return first?.type === 'text' ? [{...first, value: first.value.trimStart()}, ...rest] : nodes;
}

/** Name of the component in Markdown. */
const FILE_TREE = 'FileTree';

/**
 * A step that reads the list inside `<FileTree>`: each line becomes a `FileTreeEntry` with its name, followed by the author's comment.
 * Lists remain lists, so that screen readers and Markdown exports of the page keep their order and depth.
 */
export default function remarkFileTree() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === FILE_TREE) {
        listsOf(node).forEach(markList);
      }
    });
  };
}

/** The lists directly inside a `<FileTree>`. */
function listsOf(node: MdxJsxFlowElement): readonly List[] {
  return node.children.filter((child) => child.type === 'list');
}

function markList(list: List): void {
  // Safari drops the list semantics when the markers are not shown.
  list.data = {...list.data, hProperties: {role: 'list'}};
  list.spread = false;
  for (const item of list.children) {
    item.spread = false;
    markEntry(item);
  }
}

function markEntry(item: ListItem): void {
  const lists = item.children.filter((child) => child.type === 'list');
  const [first] = item.children;
  if (first?.type === 'paragraph') {
    const {name, isHighlighted, comment} = splitEntry(first.children);
    const isFolder = lists.length > 0 || name.endsWith('/');
    const entry = inlineComponent(
      'FileTreeEntry',
      {
        kind: name === '…' || name === '...' ? 'more' : isFolder ? 'folder' : 'file',
        name,
        state: isHighlighted ? 'highlighted' : undefined,
      },
      [...comment] satisfies PhrasingContent[],
    );
    first.children = [entry];
  }
  lists.forEach(markList);
}
