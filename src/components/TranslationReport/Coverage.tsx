import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useId, type ReactNode} from 'react';
import {kindLabels, sortLabels, translationStateLabels} from '@site/src/labels/translationReport';
import {
  CONTENT_KINDS,
  TRANSLATION_STATES,
  type FileCoverage,
  type LanguageCoverage,
} from '@site/src/lib/contracts/translationReport';
import styles from './styles.module.css';

interface MeasureProps {
  readonly name: string;
  readonly value: number;
  readonly total: number;
  readonly children?: ReactNode;
}

/** A bar that shows how much of something is translated, and the same in numbers. */
function Measure({name, value, total, children}: MeasureProps): ReactNode {
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

export interface Props {
  readonly coverage: LanguageCoverage;
}

/** How much of each kind of content is translated into a language. */
export default function Coverage({coverage: {texts, files}}: Props): ReactNode {
  return (
    <ul className={styles.measures}>
      <Measure name={kindLabels.texts} value={texts.translated} total={texts.total} />
      {CONTENT_KINDS.map((kind) => (
        <Measure
          key={kind}
          name={kindLabels[kind]}
          value={files[kind].translated}
          total={files[kind].total}>
          <States coverage={files[kind]} />
        </Measure>
      ))}
    </ul>
  );
}

/** States that at least one file has. */
function States({coverage: {states, changedBlocks}}: {readonly coverage: FileCoverage}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const counts = [
    ...TRANSLATION_STATES.toReversed().map((state) => ({
      name: translationStateLabels[state],
      count: states[state],
    })),
    {name: sortLabels.changes, count: changedBlocks},
  ];
  return (
    <ul className={styles.states}>
      {counts
        .filter(({count}) => count > 0)
        .map(({name, count}) => (
          <li key={name}>
            <b>{count.toLocaleString(currentLocale)}</b> {name}
          </li>
        ))}
    </ul>
  );
}
