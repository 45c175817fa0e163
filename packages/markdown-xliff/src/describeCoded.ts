import type {Coded} from './inline/coded';

/** Words and markup in one string; two contents that say the same have the same. */
export function describeCoded(list: readonly Coded[]): string {
  return list
    .map(describe)
    .join('')
    .replaceAll(/[ \t\r\n]+/gu, ' ')
    .trim();
}

function describe(coded: Coded): string {
  switch (coded.type) {
    case 'text':
      return coded.value;
    case 'code':
      return `\u{1}${coded.inline.key}\u{2}`;
    case 'pair':
      return `\u{1}${coded.inline.key}\u{3}${coded.children.map(describe).join('')}\u{2}`;
    default:
      return coded satisfies never;
  }
}
