import {type ReactNode, useId} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

export interface Props {
  readonly label: ReactNode;
  /** Whether the label is drawn or only read by screen readers. */
  readonly isLabelShown?: boolean;
  /** Shown while the field is empty; never instead of a label. */
  readonly placeholder?: string;
  /** Height and letters: as a form has them, or smaller, as lists beside a text have them. */
  readonly size?: 'medium' | 'small';
  /** In the address that a form makes. */
  readonly name?: string;
  /** Longest text that is taken, in characters. */
  readonly maxLength?: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
}

/** A labelled field for words to look for, with its icon inside. */
export default function SearchField({
  label,
  isLabelShown = true,
  placeholder,
  size = 'medium',
  name,
  maxLength,
  value,
  onChange,
  onFocus,
}: Props): ReactNode {
  const id = useId();
  return (
    <>
      <label className={isLabelShown ? styles.label : 'visuallyHidden'} htmlFor={id}>
        {label}
      </label>
      <div className={styles.field} data-size={size}>
        <Icon name="search" size={size === 'small' ? 16 : 18} />
        <input
          className={styles.input}
          id={id}
          type="search"
          placeholder={placeholder}
          value={value}
          autoComplete="off"
          name={name}
          maxLength={maxLength}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </>
  );
}
