import {type Inline, type InlineCode, type InlinePair, joinTexts} from './writeInline';

/** Content whose markup has ids, by which it is found again in a file that comes back. */
export type Coded =
  | {readonly type: 'text'; readonly value: string}
  | {readonly type: 'code'; readonly id: string; readonly inline: InlineCode}
  | {
      readonly type: 'pair';
      readonly id: string;
      readonly inline: InlinePair;
      readonly children: readonly Coded[];
    };

export type CodedMarkup = Exclude<Coded, {type: 'text'}>;

/** Markup of an original: ids count from 1 in the order of reading. */
export function numberCodes(list: readonly Inline[]): readonly Coded[] {
  let last = 0;
  return giveIds(list, () => {
    last += 1;
    return String(last);
  });
}

/** Markup of a translation: what the original has as well gets the same id; what it adds, an id of its own. */
export function matchCodes(list: readonly Inline[], source: readonly Coded[]): readonly Coded[] {
  const free = listMarkup(source).map(({markup}) => markup);
  let last = 0;
  return giveIds(list, (inline) => {
    const index = free.findIndex(({inline: {key}}) => key === inline.key);
    const [found] = index === -1 ? [] : free.splice(index, 1);
    if (found !== undefined) {
      return found.id;
    }
    last += 1;
    return `t${last}`;
  });
}

function giveIds(
  list: readonly Inline[],
  idOf: (inline: InlineCode | InlinePair) => string,
): readonly Coded[] {
  return list.map((inline): Coded => {
    switch (inline.type) {
      case 'text':
        return inline;
      case 'code':
        return {type: 'code', id: idOf(inline), inline};
      case 'pair':
        return {type: 'pair', id: idOf(inline), inline, children: giveIds(inline.children, idOf)};
      default:
        return inline satisfies never;
    }
  });
}

/** All markup in the order of reading, each with the id of the pair around it. */
export function listMarkup(
  list: readonly Coded[],
  parent = '',
): readonly {readonly markup: CodedMarkup; readonly parent: string}[] {
  return list.flatMap((coded) =>
    coded.type === 'text'
      ? []
      : [
          {markup: coded, parent},
          ...(coded.type === 'pair' ? listMarkup(coded.children, coded.id) : []),
        ],
  );
}

/** The same without ids. */
export function toInlines(list: readonly Coded[]): readonly Inline[] {
  return joinTexts(
    list.map((coded) => {
      switch (coded.type) {
        case 'text':
          return coded;
        case 'code':
          return coded.inline;
        case 'pair':
          return {...coded.inline, children: toInlines(coded.children)};
        default:
          return coded satisfies never;
      }
    }),
  );
}

/** Two texts side by side are one. */
export function joinCoded(list: readonly Coded[]): readonly Coded[] {
  const joined: Coded[] = [];
  for (const coded of list) {
    const last = joined.at(-1);
    if (coded.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = {type: 'text', value: last.value + coded.value};
    } else {
      joined.push(coded);
    }
  }
  return joined;
}
