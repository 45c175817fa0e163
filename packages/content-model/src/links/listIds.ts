import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentFile} from '../contentFile';
import {contentSettings} from '../settings';

export interface FoundId {
  readonly id: string;
  /** Of the file, from 1. */
  readonly line: number;
  /** A component may keep the id it is given to itself; headings and elements certainly draw theirs. */
  readonly isCertain: boolean;
  /** Of a heading, or drawn by a component: what other sites link to. */
  readonly isHeading: boolean;
}

/** Every id of a file that an address can name: of headings, and those written on elements. */
export function listIds({tree, headings}: ContentFile): readonly FoundId[] {
  const written: FoundId[] = [];
  visit(tree, (node) => {
    written.push(...readWrittenIds(node));
  });
  return [
    ...headings.map(({id, line}) => ({id, line, isCertain: true, isHeading: true})),
    ...written,
  ];
}

function readWrittenIds(node: Nodes): readonly FoundId[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'html') {
    return [...node.value.matchAll(/\s(?:id|name)="(?<id>[^"]+)"/gu)].map(({groups}) => ({
      id: groups?.id ?? '',
      line,
      isCertain: true,
      isHeading: false,
    }));
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return [];
  }
  const drawn = contentSettings().ids[node.name ?? ''];
  if (drawn !== undefined) {
    return drawn.map((id) => ({id, line, isCertain: true, isHeading: true}));
  }
  const isCertain = /^[a-z]/u.test(node.name ?? '');
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    (attribute.name === 'id' || (node.name === 'a' && attribute.name === 'name')) &&
    typeof attribute.value === 'string'
      ? [
          {
            id: attribute.value,
            line: attribute.position?.start.line ?? line,
            isCertain,
            isHeading: false,
          },
        ]
      : [],
  );
}
