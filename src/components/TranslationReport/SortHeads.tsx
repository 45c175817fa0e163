import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/components/Icon';
import {sortLabels} from '@site/src/labels/translationReport';
import {SORT_KEYS, type SortKey, type Sorting} from '@site/src/lib/translationReport/sortFiles';
import styles from './styles.module.css';

export interface Props {
  readonly sorting: Sorting;
  readonly onSort: (key: SortKey) => void;
}

/** Heads of columns as buttons that sort; without scripts they are plain words, because disabled buttons take no focus. */
export default function SortHeads({sorting, onSort}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <thead data-scripts="view">
      <tr>
        {SORT_KEYS.map((key) => {
          const direction = sorting.key === key ? sorting.direction : undefined;
          return (
            <th key={key} scope="col" aria-sort={direction}>
              <button
                type="button"
                className={styles.sort}
                data-state={direction ?? 'none'}
                disabled={!isBrowser}
                onClick={() => onSort(key)}>
                {sortLabels[key]}
                <Icon name="chevronDown" size={14} />
              </button>
            </th>
          );
        })}
        <th scope="col">
          <Translate id="translations.contribute" description="Column: link to work on a file">
            Contribute
          </Translate>
        </th>
      </tr>
    </thead>
  );
}
