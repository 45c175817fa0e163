import {type ReactNode, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import ReportTable from '@site/src/components/ReportTable';
import ToggleChips from '@site/src/components/ToggleChips';
import {useToday} from '@site/src/hooks/useToday';
import {concernLabels, documentColumns} from '@site/src/labels/livingDocs';
import type {DocumentState} from '@site/src/lib/contracts/livingDocs';
import {type Concern, CONCERNS} from '@site/src/lib/livingDocs/findConcerns';
import {sortByReview} from '@site/src/lib/livingDocs/sortByReview';
import ColumnHeads from './ColumnHeads';
import DocumentRow from './DocumentRow';
import styles from './styles.module.css';

export interface Props {
  readonly documents: readonly DocumentState[];
}

/** Every document, the next review first; chips leave those that need one thing. */
export default function DocumentTable({documents}: Props): ReactNode {
  const today = useToday();
  const [wanted, setWanted] = useState<Concern>();
  const {selectMessage} = usePluralForm();
  const rows = sortByReview(documents, today);
  const shown = rows.filter(({concerns}) => wanted === undefined || concerns.includes(wanted));
  const count = (concern: Concern): number =>
    rows.filter(({concerns}) => concerns.includes(concern)).length;
  return (
    <>
      <ToggleChips
        label={translate({
          id: 'livingDocs.filter',
          message: 'Show documents with',
          description: 'Name of the filters over the table of documents',
        })}
        chips={CONCERNS.map((concern) => ({
          id: concern,
          label: `${concernLabels[concern]} (${count(concern)})`,
          isPressed: wanted === concern,
          onPress: () => setWanted(wanted === concern ? undefined : concern),
        }))}
      />
      <p className={styles.count} role="status">
        {selectMessage(
          shown.length,
          translate(
            {
              id: 'livingDocs.count',
              message: 'One document|{count} documents',
              description: 'How many documents the table shows; plural forms separated by |',
            },
            {count: shown.length},
          ),
        )}
      </p>
      <ReportTable className={styles.table}>
        <ColumnHeads names={documentColumns} />
        <tbody>
          {shown.map((row) => (
            <DocumentRow key={row.path} row={row} />
          ))}
        </tbody>
      </ReportTable>
    </>
  );
}
