import {Fragment, type ReactNode} from 'react';
import {splitCode} from '@site/src/lib/text/splitCode';

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
