import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useState} from 'react';
import Icon from '@site/src/components/Icon';
import ReportTable from '@site/src/components/ReportTable';
import Section from '@site/src/components/Section';
import ToggleChips from '@site/src/components/ToggleChips';
import {useLanguages} from '@site/src/hooks/useLanguages';
import {
  blockChangeLabels,
  sortLabels,
  translationStateLabels,
} from '@site/src/labels/translationReport';
import {DEFAULT_LOCALE} from '@site/src/lib/constants';
import {
  type ChangedBlock,
  type LanguageReport,
  type TranslatedFile,
  TRANSLATION_STATES,
  type TranslationState,
} from '@site/src/lib/contracts/translationReport';
import {newFileUrl} from '@site/src/lib/git/newFileUrl';
import {
  BY_PRIORITY,
  nextSorting,
  type RankedFile,
  SORT_KEYS,
  sortFiles,
  type Sorting,
  type SortKey,
  TRANSLATIONS_PATH,
} from '@site/src/lib/translationReport/report';
import Coverage from './Coverage';
import ReportFrame from './ReportFrame';
import styles from './styles.module.css';

interface ChangesProps {
  readonly changes: readonly ChangedBlock[];
}

/** Outdated blocks: their number, and on request their first words. */
function Changes({changes}: ChangesProps): ReactNode {
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

interface ContributeProps {
  readonly file: TranslatedFile;
}

/** A link to the repository: to the translation, or to start one. */
function Contribute({file: {file, state}}: ContributeProps): ReactNode {
  const {docsRepositoryBase} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (typeof docsRepositoryBase !== 'string') {
    return null;
  }
  if (state === 'untranslated') {
    return (
      <Link to={newFileUrl(docsRepositoryBase, file) ?? docsRepositoryBase}>
        <Translate id="translations.start" description="Link to the repository, to a new file">
          Start the translation
        </Translate>
      </Link>
    );
  }
  return (
    <Link to={`${docsRepositoryBase}/${file}`}>
      <Translate id="translations.edit" description="Link to the repository, to a translation">
        Edit the translation
      </Translate>
    </Link>
  );
}

interface FileRowProps {
  readonly file: RankedFile;
  /** Language of the translation. */
  readonly locale: string;
}

/** One file; its title, in the language of the original, links to the page in the other language. */
function FileRow({file, locale}: FileRowProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {htmlLang, baseUrl} = useLanguages()(locale);
  const {priority, title, path, original, state, changes} = file;
  return (
    <tr>
      <td className={styles.number}>{priority.toLocaleString(currentLocale)}</td>
      <th scope="row">
        {path === undefined ? (
          <span lang={DEFAULT_LOCALE} dir="ltr">
            {title}
          </span>
        ) : (
          <Link
            to={`pathname://${baseUrl}${path.slice(1)}`}
            autoAddBaseUrl={false}
            target="_self"
            lang={DEFAULT_LOCALE}
            dir="ltr"
            hrefLang={htmlLang}>
            {title}
          </Link>
        )}
        <span className={styles.path}>
          <bdi>{original}</bdi>
        </span>
      </th>
      <td>
        <span className={styles.state} data-state={state}>
          {translationStateLabels[state]}
        </span>
      </td>
      <td>{changes.length > 0 && <Changes changes={changes} />}</td>
      <td className={styles.contribute}>
        <Contribute file={file} />
      </td>
    </tr>
  );
}

interface SortHeadsProps {
  readonly sorting: Sorting;
  readonly onSort: (key: SortKey) => void;
}

/** Column headers as buttons that sort; without scripts they are plain text, because disabled buttons cannot be focused. */
function SortHeads({sorting, onSort}: SortHeadsProps): ReactNode {
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

interface FileTableProps {
  /** The most important one first. */
  readonly files: readonly TranslatedFile[];
  /** Language of the translations. */
  readonly locale: string;
}

/** Files to work on, the most important one first; column headers sort, chips filter by state. */
function FileTable({files, locale}: FileTableProps): ReactNode {
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

interface LanguageNavigationProps {
  /** Language of the page. */
  readonly current: string;
}

/** Links from the report of one language to those of the others. */
function LanguageNavigation({current}: LanguageNavigationProps): ReactNode {
  const {locales, defaultLocale} = useDocusaurusContext().i18n;
  const languageOf = useLanguages();
  return (
    <nav
      aria-label={translate({
        id: 'translations.languages',
        message: 'Languages of the report',
        description: 'Name of the links to the reports of other languages, for screen readers',
      })}>
      <ul className={styles.languages}>
        <li>
          <Link to={TRANSLATIONS_PATH}>
            <Translate id="translations.all" description="Link to the report of all languages">
              All languages
            </Translate>
          </Link>
        </li>
        {locales
          .filter((locale) => locale !== defaultLocale)
          .map((locale) => (
            <li key={locale}>
              <Link
                to={`${TRANSLATIONS_PATH}/${locale}`}
                lang={languageOf(locale).htmlLang}
                aria-current={locale === current ? 'page' : undefined}>
                {languageOf(locale).label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export interface Props {
  readonly language: LanguageReport;
}

/** State of the translations into one language: in numbers, and each file that is not up to date. */
export default function LanguagePage({language: {coverage, files}}: Props): ReactNode {
  const languageOf = useLanguages();
  return (
    <ReportFrame language={languageOf(coverage.locale).label}>
      <LanguageNavigation current={coverage.locale} />
      <div className={styles.sections}>
        <div className={styles.summary}>
          <Coverage coverage={coverage} />
        </div>
        <Section
          title={
            <Translate
              id="translations.files"
              description="Heading over the list of files that are not translated or not up to date">
              Files to work on
            </Translate>
          }>
          {files.length === 0 ? (
            <p>
              <Translate
                id="translations.none"
                description="Instead of the list of files and their translations, where there is nothing to do">
                Every file is translated and up to date.
              </Translate>
            </p>
          ) : (
            <FileTable files={files} locale={coverage.locale} />
          )}
        </Section>
      </div>
    </ReportFrame>
  );
}
