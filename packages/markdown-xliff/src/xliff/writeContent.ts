import type {Element, Text} from 'xast';
import {x} from 'xastscript';
import type {Coded} from '../inline/coded';
import type {InlineCode, InlinePair} from '../inline/inline';

/**
 * Words and markup of a text as XLIFF has them.
 *
 * @param data ids of the original's markup by its text; what is not in it yet is added.
 * @param isCopied whether a placeholder may stand in a text more than once.
 */
export function writeContent(
  list: readonly Coded[],
  data: Map<string, string>,
  isCopied: boolean,
): (Element | Text)[] {
  const refer = (text: string): string => {
    const id = data.get(text) ?? `d${data.size + 1}`;
    data.set(text, id);
    return id;
  };
  return list.map((coded) => {
    switch (coded.type) {
      case 'text':
        return {type: 'text', value: coded.value};
      case 'code':
        return x('ph', {
          id: coded.id,
          ...(isCopied ? {} : PROTECTED),
          dataRef: refer(coded.inline.data),
          disp: coded.inline.data,
          type: typeOf(coded.inline),
        });
      case 'pair': {
        const [start, end] = coded.inline.data;
        return x(
          'pc',
          {
            id: coded.id,
            ...PROTECTED,
            dataRefStart: refer(start),
            dataRefEnd: refer(end),
            type: typeOf(coded.inline),
          },
          ...writeContent(coded.children, data, isCopied),
        );
      }
      default:
        return coded satisfies never;
    }
  });
}

/** What tools keep a translator from doing. */
const PROTECTED = {canCopy: 'no', canDelete: 'no'} as const;

/** One of the types that XLIFF knows. */
function typeOf(inline: InlineCode | InlinePair): string {
  const type = inline.type === 'pair' ? inline.node?.type : undefined;
  switch (type) {
    case 'delete':
    case 'emphasis':
    case 'strong':
      return 'fmt';
    case 'image':
    case 'imageReference':
      return 'image';
    case 'link':
    case 'linkReference':
      return 'link';
    case undefined:
      return 'other';
    default:
      return type satisfies never;
  }
}
