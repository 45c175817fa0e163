import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

export interface Props {
  readonly isPressed: boolean;
  readonly onToggle: () => void;
}

/** Switches between lines that wrap and lines that scroll; screen readers announce its state. */
export default function WrapButton({isPressed, onToggle}: Props): ReactNode {
  const label = translate({
    id: 'code.wrap',
    message: 'Wrap lines',
    description: 'Button over a code block, pressed while its long lines wrap',
  });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onToggle}>
      <Icon name="wrap" size={18} />
    </button>
  );
}
