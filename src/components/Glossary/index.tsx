import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import InlineCode from '@site/src/components/InlineCode';
import {TERM_IDS, type TermId} from '@site/src/family/data/glossary';
import {glossaryLabels} from '@site/src/family/labels/glossary';
import styles from './styles.module.css';

/** Every term with its definition, each an anchor. */
export default function Glossary(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {collectAnchor} = useBrokenLinks();
  const ids = sortTerms(i18n.currentLocale);
  return (
    <dl className={styles.terms}>
      {ids.map((id) => {
        collectAnchor(id);
        const {name, definition} = glossaryLabels[id];
        return (
          <div key={id} id={id} className={styles.entry}>
            <dt className={styles.name}>
              <a href={`#${id}`}>{name}</a>
            </dt>
            <dd className={styles.definition}>
              <InlineCode text={definition} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Sorted by names in Latin script; otherwise by the English ones, since ideographs have no order for looking them up. */
function sortTerms(locale: string): readonly TermId[] {
  if (new Intl.Locale(locale).maximize().script !== 'Latn') {
    return TERM_IDS;
  }
  const {compare} = new Intl.Collator(locale);
  return TERM_IDS.toSorted((a, b) => compare(glossaryLabels[a].name, glossaryLabels[b].name));
}
