import type {PhrasingContent} from 'mdast';

/** How words are written where they stand, which decides what has to be escaped. */
export type SegmentForm =
  /** A field of the front matter. */
  | 'field'
  | 'heading'
  | 'text'
  /** The title of a call-out, in brackets. */
  | 'label'
  /** Of a table. */
  | 'cell'
  /** A component's property in double quotes. */
  | 'property'
  /** Text of a diagram for those who cannot see it, in the first line of a fence. */
  | 'alternative';

/** Words that a translator changes. */
export interface InlineText {
  readonly type: 'text';
  readonly value: string;
}

/** Something that a translator may move, but never change: inline code, a placeholder, a component without words. */
export interface InlineCode {
  readonly type: 'code';
  /** What it is, whatever its spelling; two with the same key can stand for each other. */
  readonly key: string;
  /** As it is written in the file. */
  readonly data: string;
}

/** Markup around words: emphasis, a link, a component. */
export interface InlinePair {
  readonly type: 'pair';
  readonly key: string;
  /** As they are written in the file. */
  readonly data: readonly [start: string, end: string];
  /** What is written anew around translated words; absent for tags, which are written as they are. */
  readonly node?: WrappingNode;
  readonly children: readonly Inline[];
}

export type Inline = InlineCode | InlinePair | InlineText;

/** Markdown that can only be written correctly with a view to the words beside it. */
export type WrappingNode = Extract<
  PhrasingContent,
  {type: 'delete' | 'emphasis' | 'image' | 'imageReference' | 'link' | 'linkReference' | 'strong'}
>;

/** Two texts side by side are one; empty ones are none. */
export function joinTexts(list: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  for (const inline of list) {
    const last = joined.at(-1);
    if (inline.type !== 'text') {
      joined.push(inline);
    } else if (last?.type === 'text') {
      joined[joined.length - 1] = {type: 'text', value: last.value + inline.value};
    } else if (inline.value !== '') {
      joined.push(inline);
    }
  }
  return joined;
}

/** The words alone. */
export function textOf(list: readonly Inline[]): string {
  return list
    .map((inline) => {
      switch (inline.type) {
        case 'text':
          return inline.value;
        case 'pair':
          return textOf(inline.children);
        case 'code':
          return '';
        default:
          return inline satisfies never;
      }
    })
    .join('');
}

/** Whether there is anything to translate. */
export function hasWords(list: readonly Inline[]): boolean {
  return /\p{L}/u.test(textOf(list));
}

/** What two contents have in common if they say the same; spelling of markup aside. */
export function signatureOf(list: readonly Inline[]): string {
  return JSON.stringify(list.map(toPlain));
}

function toPlain(inline: Inline): unknown {
  switch (inline.type) {
    case 'text':
      return inline.value;
    case 'code':
      return [inline.key];
    case 'pair':
      return [inline.key, inline.children.map(toPlain)];
    default:
      return inline satisfies never;
  }
}
