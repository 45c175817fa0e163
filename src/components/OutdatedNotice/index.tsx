import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {OutdatedChange} from '@selection-set/translation-freshness';
import type {ReactNode} from 'react';
import InlineCode from '@site/src/components/InlineCode';
import Notice from '@site/src/components/Notice';
import {useQuoteLanguage} from '@site/src/hooks/useLanguages';
import {changeLabels, fieldLabels} from '@site/src/labels/outdated';
import {readOutdated} from '@site/src/lib/docs/readFacts';
import styles from './styles.module.css';

interface OtherChangesProps {
  readonly changes: readonly OutdatedChange[];
}

/** A line of the front matter. */
const FIELD = /^(?<field>\w+): (?<value>.*)$/u;

/** Changes in the original without a place in the text of the translation; nothing if there are none. */
function OtherChanges({changes}: OtherChangesProps): ReactNode {
  return (
    changes.length > 0 && (
      <details className={styles.others}>
        <summary>
          <Translate
            id="outdated.others"
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

function Change({type, kind, text}: OutdatedChange): ReactNode {
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

export interface Props {
  /** Front matter of the page, with the fields added by `packages/translation-freshness`. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Says above a translation how far it is behind its original, with a link to it (I4); nothing above one that is up to date. */
export default function OutdatedNotice({frontMatter}: Props): ReactNode {
  const outdated = readOutdated(frontMatter);
  const {selectMessage} = usePluralForm();
  const {i18n} = useDocusaurusContext();
  if (outdated === undefined) {
    return null;
  }
  const {count, untranslated, elsewhere} = outdated;
  const title = translate(
    {
      id: 'outdated.count',
      message:
        'This translation is behind the original by one paragraph.|This translation is behind the original by {count} paragraphs.',
      description: 'Notice above a translation; plural forms separated by |',
    },
    {count: new Intl.NumberFormat(i18n.currentLocale).format(count)},
  );
  return (
    <Notice
      icon="globe"
      tone="warning"
      title={selectMessage(count, title)}
      links={
        <>
          <OriginalLink />
          <Link to="/docs/translating/keep-up-to-date">
            <Translate
              id="outdated.guide"
              description="Link from a translation that is behind to the guide for translators">
              Bring it up to date
            </Translate>
          </Link>
        </>
      }
      more={<OtherChanges changes={elsewhere} />}>
      {count > untranslated + elsewhere.length && (
        <Translate
          id="outdated.marked"
          description="In the notice above a translation that is behind its original">
          The places are marked in the text.
        </Translate>
      )}{' '}
      {untranslated > 0 && (
        <Translate
          id="outdated.partly"
          description="In the notice above a translation of which some paragraphs are still in English">
          Part of the page is not translated yet.
        </Translate>
      )}
    </Notice>
  );
}

function OriginalLink(): ReactNode {
  const {
    i18n: {defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  return (
    <Link
      to={`pathname://${createUrl({locale: defaultLocale, fullyQualified: false})}`}
      target="_self"
      autoAddBaseUrl={false}
      hrefLang={localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale}>
      <Translate
        id="outdated.original"
        description="Link from a translation that is behind to the original page">
        Read the original in English
      </Translate>
    </Link>
  );
}
