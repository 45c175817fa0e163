import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconButton from '@site/src/components/IconButton';

export interface Props {
  readonly isPressed: boolean;
  readonly onToggle: () => void;
}

/** Switches between lines that wrap and lines that scroll; screen readers announce its state. */
export default function WrapButton({isPressed, onToggle}: Props): ReactNode {
  return (
    <IconButton
      icon="wrap"
      size="small"
      label={translate({
        id: 'code.wrap',
        message: 'Wrap lines',
        description: 'Button over a code block, pressed while its long lines wrap',
      })}
      aria-pressed={isPressed}
      onClick={onToggle}
    />
  );
}
