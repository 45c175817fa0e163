import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Chip {
  readonly id: string;
  readonly label: ReactNode;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

export interface Props {
  /** Name of the row for screen readers. */
  readonly label: string;
  readonly chips: readonly Chip[];
  /** Whether they wrap or stay on one line that scrolls. */
  readonly layout?: 'line' | 'wrap';
}

/** A row of toggle buttons; hidden without scripts, because they would do nothing. */
export default function ToggleChips({label, chips, layout = 'wrap'}: Props): ReactNode {
  return (
    <ul className={styles.chips} aria-label={label} data-layout={layout}>
      {chips.map(({id, label: name, isPressed, onPress}) => (
        <li key={id}>
          <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
