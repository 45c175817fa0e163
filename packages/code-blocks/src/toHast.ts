import type {ElementContent} from 'hast';
import type {Piece} from './highlight';
import {ROLES} from './roles';

/** Code as text, with a span around what has a colour of its own. */
export function toHast(pieces: readonly Piece[]): ElementContent[] {
  return pieces.map(({text, role}) =>
    role === undefined
      ? {type: 'text', value: text}
      : {
          type: 'element',
          tagName: 'span',
          properties: {className: [ROLES[role]]},
          children: [{type: 'text', value: text}],
        },
  );
}
