import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSearchReports} from '@site/src/hooks/useSearchReports';
import styles from './styles.module.css';

/**
 * The reader's consent to reports of the search (API-2): shown only if the portal measures its hosted search, off until ticked. An
 * objection signalled by the browser takes precedence.
 */
export default function SearchReports(): ReactNode {
  const {isOffered, isRefused, isAllowed, setAllowed} = useSearchReports();
  if (!isOffered) {
    return null;
  }
  return (
    <div className={styles.choice}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isAllowed}
          disabled={isRefused}
          onChange={(event) => setAllowed(event.target.checked)}
        />
        <Translate
          id="search.reports.label"
          description="Checkbox: lets the hosted search report which results were shown and followed">
          Report which search results I see and follow
        </Translate>
      </label>
      <p className={styles.note}>
        {isRefused ? (
          <Translate
            id="search.reports.refused"
            description="Below the checkbox about reports of the search: the browser has Do Not Track or Global Privacy Control on">
            Your browser asks not to be tracked, so nothing is reported.
          </Translate>
        ) : (
          <Translate
            id="search.reports.note"
            description="Below the checkbox about reports of the search: what is sent">
            The search service then gets queries, results and their positions, with a random number
            that is new on each page load. There is no cookie.
          </Translate>
        )}
      </p>
    </div>
  );
}
