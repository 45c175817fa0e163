import type {Emphasis, Nodes, PhrasingContent} from 'mdast';

/** `lang` and `dir` of the originals. */
export interface Language {
  readonly lang: string;
  readonly dir: string;
}

/** Says that a block of a translation is in the language of the original. */
export function markLanguage(node: Nodes, language: Language): void {
  if (node.type === 'tableRow') {
    for (const cell of node.children) {
      cell.children = [inLanguage(cell.children, language)];
    }
  } else if (node.type === 'paragraph') {
    // The paragraph itself is left out in items of a list.
    node.children = [inLanguage(node.children, language)];
  } else if (node.type === 'heading') {
    addProperties(node, {...language});
  }
}

/** Markdown has no node for a span; any that becomes an element will do. */
export function inLanguage(children: PhrasingContent[], language: Language): Emphasis {
  return {
    type: 'emphasis',
    children,
    data: {hName: 'span', hProperties: {...language}},
  };
}

/** Gives the element of a node more attributes. */
export function addProperties(node: Nodes, properties: Readonly<Record<string, string>>): void {
  const {data} = node;
  const earlier = data !== undefined && 'hProperties' in data ? data.hProperties : {};
  Object.assign(node, {data: {...data, hProperties: {...Object(earlier), ...properties}}});
}
