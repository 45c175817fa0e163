import {type ReactNode, useId} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

export interface Props {
  readonly name: string;
  readonly value: number;
  readonly total: number;
  readonly children?: ReactNode;
}

/** A bar that says how much of something is translated, and the same in numbers. */
export default function Measure({name, value, total, children}: Props): ReactNode {
  const id = useId();
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <li className={styles.measure}>
      <span className={styles.head}>
        <span id={id} className={styles.name}>
          {name}
        </span>
        <span className={styles.value}>
          <Translate
            id="translations.value"
            description="How many of all are translated, beside a bar"
            values={{
              value: value.toLocaleString(currentLocale),
              total: total.toLocaleString(currentLocale),
            }}>
            {'{value} of {total}'}
          </Translate>
        </span>
      </span>
      <progress
        className={styles.bar}
        aria-labelledby={id}
        value={value}
        max={Math.max(total, 1)}
      />
      {children}
    </li>
  );
}
