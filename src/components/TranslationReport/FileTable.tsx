import {type ReactNode, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import ReportTable from '@site/src/components/ReportTable';
import ToggleChips from '@site/src/components/ToggleChips';
import {translationStateLabels} from '@site/src/labels/translationReport';
import {
  TRANSLATION_STATES,
  type TranslatedFile,
  type TranslationState,
} from '@site/src/lib/contracts/translationReport';
import {BY_PRIORITY, nextSorting, sortFiles} from '@site/src/lib/translationReport/sortFiles';
import FileRow from './FileRow';
import SortHeads from './SortHeads';
import styles from './styles.module.css';

export interface Props {
  /** The most important one first. */
  readonly files: readonly TranslatedFile[];
  /** Language of the translations. */
  readonly locale: string;
}

/** Every file, the most important one first; heads of columns sort, chips leave those in one state. */
export default function FileTable({files, locale}: Props): ReactNode {
  const [sorting, setSorting] = useState(BY_PRIORITY);
  const [wanted, setWanted] = useState<TranslationState>();
  const {selectMessage} = usePluralForm();
  const ranked = files.map((file, index) => ({...file, priority: index + 1}));
  const shown = sortFiles(ranked, sorting).filter(
    ({state}) => wanted === undefined || state === wanted,
  );
  const chips = TRANSLATION_STATES.map((state) => ({
    state,
    count: files.filter((file) => file.state === state).length,
  })).filter(({count}) => count > 0);
  return (
    <>
      <ToggleChips
        label={translate({
          id: 'translations.filter',
          message: 'Show files in one state',
          description: 'Name of the filters over the list of files',
        })}
        chips={chips.map(({state, count}) => ({
          id: state,
          label: `${translationStateLabels[state]} (${count})`,
          isPressed: wanted === state,
          onPress: () => setWanted(wanted === state ? undefined : state),
        }))}
      />
      <p className={styles.count} role="status">
        {selectMessage(
          shown.length,
          translate(
            {
              id: 'translations.count',
              message: 'One file|{count} files',
              description: 'How many files the list shows; plural forms separated by |',
            },
            {count: shown.length},
          ),
        )}
      </p>
      <ReportTable className={styles.table}>
        <SortHeads sorting={sorting} onSort={(key) => setSorting(nextSorting(sorting, key))} />
        <tbody>
          {shown.map((file) => (
            <FileRow key={file.original} file={file} locale={locale} />
          ))}
        </tbody>
      </ReportTable>
    </>
  );
}
