import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

export interface Entry {
  readonly name: string;
  /** Written in bold. */
  readonly isHighlighted: boolean;
  /** What stands behind the name. */
  readonly comment: readonly PhrasingContent[];
}

/** Reads one line of a file tree: the first word, or the first words in bold or code, is the name; the rest is a comment. */
export function splitEntry(line: readonly PhrasingContent[]): Entry {
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
