import {type ReactNode, useId} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

export interface Props {
  readonly label: ReactNode;
  /** Whether the label is drawn or only read by screen readers. */
  readonly isLabelShown?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A labelled field for words to look for, with its icon inside. */
export default function SearchField({
  label,
  isLabelShown = true,
  value,
  onChange,
}: Props): ReactNode {
  const id = useId();
  return (
    <>
      <label className={isLabelShown ? styles.label : 'visuallyHidden'} htmlFor={id}>
        {label}
      </label>
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          className={styles.input}
          id={id}
          type="search"
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </>
  );
}
