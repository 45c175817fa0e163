import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {blockChangeLabels} from '@site/src/labels/translationReport';
import {DEFAULT_LOCALE} from '@site/src/lib/constants';
import type {ChangedBlock} from '@site/src/lib/contracts/translationReport';
import styles from './styles.module.css';

export interface Props {
  readonly changes: readonly ChangedBlock[];
}

/** What a translation is behind by: the number of blocks, and on request their first words. */
export default function Changes({changes}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <details className={styles.changes}>
      <summary>
        {selectMessage(
          changes.length,
          translate(
            {
              id: 'translations.blocks',
              message: 'One block|{count} blocks',
              description:
                'By how many paragraphs a translation is behind; plural forms separated by |',
            },
            {count: changes.length},
          ),
        )}
      </summary>
      <ul>
        {changes.map(({type, line, text}, index) => (
          <li key={`${index} ${text}`}>
            {blockChangeLabels[type]}{' '}
            <span className={styles.words}>
              <bdi lang={DEFAULT_LOCALE} dir="ltr">
                {line} {text}
              </bdi>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
