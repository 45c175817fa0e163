export interface TextPart {
  readonly kind: 'code' | 'text';
  readonly text: string;
}

/** Splits a sentence such as "written with `!`" at its backticks. */
export function splitCode(sentence: string): readonly TextPart[] {
  return sentence
    .split('`')
    .map((text, index) => ({kind: index % 2 === 1 ? ('code' as const) : ('text' as const), text}))
    .filter(({text}) => text !== '');
}
