import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import InlineCode from '@site/src/components/InlineCode';
import {useQuoteLanguage} from '@site/src/hooks/useOriginalLanguage';
import {changeLabels, fieldLabels} from '@site/src/labels/behind';
import type {BehindChange} from '@selection-set/translation-freshness';
import styles from './styles.module.css';

export interface Props {
  readonly changes: readonly BehindChange[];
}

/** A line of the front matter. */
const FIELD = /^(?<field>\w+): (?<value>.*)$/u;

/** What has changed in the original and has no place in the text of the translation; nothing where everything has. */
export default function OtherChanges({changes}: Props): ReactNode {
  return (
    changes.length > 0 && (
      <details className={styles.others}>
        <summary>
          <Translate
            id="behind.others"
            description="Opens a list in the notice above a translation that is behind its original">
            Changes that are not marked in the text
          </Translate>
        </summary>
        <ul className={styles.list}>
          {changes.map((change, index) => (
            <li key={index}>
              <Change {...change} />
            </li>
          ))}
        </ul>
      </details>
    )
  );
}

function Change({type, kind, text}: BehindChange): ReactNode {
  const language = useQuoteLanguage();
  const groups = kind === 'front-matter' ? FIELD.exec(text)?.groups : undefined;
  const label = fieldLabels[groups?.field ?? ''];
  const value = groups?.value ?? text;
  return (
    <>
      <span className={styles.type}>
        {changeLabels[type]}
        {label !== undefined && ` · ${label}`}
      </span>
      {kind === 'code' || kind === 'component' ? (
        <pre className={styles.code} dir="ltr">
          <code>{value}</code>
        </pre>
      ) : (
        <span className={styles.text} {...language}>
          <InlineCode text={value} />
        </span>
      )}
    </>
  );
}
