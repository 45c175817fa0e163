import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {kindLabels, sortLabels, translationStateLabels} from '@site/src/labels/translationReport';
import {
  CONTENT_KINDS,
  type FileCoverage,
  type LanguageCoverage,
  TRANSLATION_STATES,
} from '@site/src/lib/contracts/translationReport';
import Measure from './Measure';
import styles from './styles.module.css';

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
