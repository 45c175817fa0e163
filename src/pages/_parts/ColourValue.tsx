import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';

export interface Props {
  /** Hex. */
  readonly colour: string;
}

/** A colour as text to copy (RTE-2). */
export default function ColourValue({colour}: Props): ReactNode {
  return (
    <>
      <code>{colour}</code>
      <CopyButton
        text={colour}
        label={translate(
          {
            id: 'press.copy',
            message: 'Copy {colour}',
            description: 'Label of a button that copies a colour',
          },
          {colour},
        )}
      />
    </>
  );
}
