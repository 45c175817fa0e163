import {Fragment, type ReactNode} from 'react';

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

export interface Props {
  /** A sentence with code between backticks. */
  readonly text: string;
}

/** A sentence of the interface with code in it. */
export default function InlineCode({text}: Props): ReactNode {
  return splitCode(text).map((part, index) => (
    <Fragment key={index}>{part.kind === 'code' ? <code>{part.text}</code> : part.text}</Fragment>
  ));
}
