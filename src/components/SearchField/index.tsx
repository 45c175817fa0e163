import {type ReactNode, useId} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

export interface Props {
  readonly label: ReactNode;
  /** Whether the label is visible or only for screen readers. */
  readonly isLabelShown?: boolean;
  /** Shown while the field is empty, in addition to the label. */
  readonly placeholder?: string;
  /** Size of field and text: as in forms, or smaller, as in lists next to a text. */
  readonly size?: 'medium' | 'small';
  /** Name of the parameter in a form's address. */
  readonly name?: string;
  /** Longest accepted text, in characters. */
  readonly maxLength?: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
}

/** A labelled field for a query, with an icon inside. */
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
