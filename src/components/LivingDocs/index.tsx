import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {type ReactNode, useState} from 'react';
import Absent from '@site/src/components/Absent';
import PageFrame from '@site/src/components/PageFrame';
import ReportTable from '@site/src/components/ReportTable';
import Section from '@site/src/components/Section';
import ToggleChips from '@site/src/components/ToggleChips';
import {useToday} from '@site/src/hooks/useToday';
import {concernLabels, documentColumns, redirectColumns} from '@site/src/labels/livingDocs';
import {DEFAULT_LOCALE} from '@site/src/lib/constants';
import type {DocumentState, LivingDocsReport} from '@site/src/lib/contracts/livingDocs';
import {formatDate, formatNumber} from '@site/src/lib/text/format';
import {
  type Concern,
  CONCERNS,
  REPORT_FILE,
  type ReviewedDocument,
  sortByReview,
} from '@site/src/lib/livingDocs/report';
import ColumnHeads from './ColumnHeads';
import styles from './styles.module.css';

export interface DocumentRowProps {
  readonly row: ReviewedDocument;
}

/** One document; its title is in the language of the original. */
function DocumentRow({
  row: {path, title, reviewBy, owner, words, incoming, concerns},
}: DocumentRowProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <tr>
      <th scope="row">
        <Link to={path} lang={DEFAULT_LOCALE} dir="ltr">
          {title}
        </Link>
        <span className={styles.path}>
          <bdi>{path}</bdi>
        </span>
      </th>
      <td>
        {reviewBy === undefined ? (
          <Absent />
        ) : (
          <time dateTime={reviewBy}>{formatDate(reviewBy, currentLocale)}</time>
        )}
      </td>
      <td>{owner === undefined ? <Absent /> : <bdi>{owner}</bdi>}</td>
      <td className={styles.number}>{formatNumber(words, currentLocale)}</td>
      <td className={styles.number}>{formatNumber(incoming, currentLocale)}</td>
      <td>
        {concerns.length > 0 && (
          <ul className={styles.concerns}>
            {concerns.map((concern) => (
              <li key={concern}>{concernLabels[concern]}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

export interface DocumentTableProps {
  readonly documents: readonly DocumentState[];
}

/** Every document, sorted by next review; chips filter by one problem. */
function DocumentTable({documents}: DocumentTableProps): ReactNode {
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

export interface OutsideLinksProps {
  readonly outside: LivingDocsReport['outside'];
}

const CHECK_COMMAND = 'npm run links:outside';

/** Addresses of other sites that did not answer when they were last checked. */
function OutsideLinks({outside}: OutsideLinksProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <Section
      title={
        <Translate id="livingDocs.outside" description="Heading over the list of outside links">
          Links to other sites
        </Translate>
      }>
      {outside === undefined ? (
        <p>
          <Translate
            id="livingDocs.outsideUnknown"
            description="Shown where outside links have not been checked"
            values={{command: <code>{CHECK_COMMAND}</code>}}>
            {'Not checked before this build. {command} checks them.'}
          </Translate>
        </p>
      ) : (
        <>
          <p>
            <Translate
              id="livingDocs.outsideChecked"
              description="How many outside links were checked, when, and how many are dead"
              values={{
                total: formatNumber(outside.total, currentLocale),
                dead: formatNumber(outside.dead.length, currentLocale),
                date: formatDate(outside.checked, currentLocale),
              }}>
              {'Checked: {total}, on {date}. Without a good answer: {dead}.'}
            </Translate>
          </p>
          <ul className={styles.dead}>
            {outside.dead.map(({address, reason, places}) => (
              <li key={address}>
                <bdi className={styles.address}>{address}</bdi> <bdi>{reason}</bdi>
                <span className={styles.path}>
                  <bdi>{places.join(', ')}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

export interface RedirectListProps {
  readonly redirects: LivingDocsReport['redirects'];
}

/** Old addresses of pages and headings, and their targets. */
function RedirectList({redirects}: RedirectListProps): ReactNode {
  return (
    <Section
      title={
        <Translate id="livingDocs.redirects" description="Heading over the list of redirects">
          Redirects
        </Translate>
      }>
      {redirects.length === 0 ? (
        <p>
          <Translate id="livingDocs.noRedirects" description="Shown where there are no redirects">
            No page and no heading has moved.
          </Translate>
        </p>
      ) : (
        <ReportTable className={styles.table}>
          <ColumnHeads names={redirectColumns} />
          <tbody>
            {redirects.map(({from, to}) => (
              <tr key={from}>
                <td>
                  <bdi>{from}</bdi>
                </td>
                <td>
                  <bdi>{to}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      )}
    </Section>
  );
}

export interface Props {
  readonly report: LivingDocsReport;
}

/** The state of the documentation for its maintainers: a page generated from the content, also available as JSON. */
export default function LivingDocs({report}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Layout
      title={translate({
        id: 'livingDocs.title',
        message: 'State of the documentation',
        description: 'Title of the page that shows maintainers what needs work',
      })}
      description={translate({
        id: 'livingDocs.description',
        message:
          'Owners, review dates, short and unlinked documents, redirects and outside links of this portal, as of its last build.',
        description: 'Description of the page that shows maintainers what needs work',
      })}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PageFrame
        title={
          <Translate id="livingDocs.heading" description="Heading of the maintainers' page">
            State of the documentation
          </Translate>
        }
        description={
          <Translate
            id="livingDocs.text"
            description="Sentence below the heading of the maintainers' page"
            values={{
              json: (
                <Link to={`pathname://${withBaseUrl(`/${REPORT_FILE}`)}`}>
                  <Translate id="livingDocs.json" description="Link to the same facts as JSON">
                    as JSON
                  </Translate>
                </Link>
              ),
            }}>
            {'Made from the content with each build; the same facts {json}.'}
          </Translate>
        }>
        <div className={styles.sections}>
          <Section
            title={
              <Translate
                id="livingDocs.documents"
                description="Heading over the table of documents">
                Documents
              </Translate>
            }>
            <DocumentTable documents={report.documents} />
          </Section>
          <RedirectList redirects={report.redirects} />
          <OutsideLinks outside={report.outside} />
        </div>
      </PageFrame>
    </Layout>
  );
}
