import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useEffect, useState, type ReactNode} from 'react';
import ColumnHeads from '@site/src/components/LivingDocs/ColumnHeads';
import PageFrame from '@site/src/components/PageFrame';
import ReportTable from '@site/src/components/ReportTable';
import ToggleChips from '@site/src/components/ToggleChips';
import {sectionName} from '@site/src/labels/docsSections';
import {sampleColumns, sampleStateLabels} from '@site/src/labels/samples';
import {DEFAULT_LOCALE} from '@site/src/lib/constants';
import type {ListedPage, SampleList, SampleState} from '@site/src/lib/contracts/samples';
import {SAMPLES_FILE, countStates, filterSamples} from '@site/src/lib/samples/sampleLists';
import styles from './styles.module.css';

export interface PageSamplesProps {
  readonly page: ListedPage;
}

/** The samples of one page; its title and the reasons are in the language of the original. */
function PageSamples({page: {path, title, packages, samples}}: PageSamplesProps): ReactNode {
  return (
    <>
      <Heading as="h3" className={styles.page}>
        <Link to={path} lang={DEFAULT_LOCALE} dir="ltr">
          {title}
        </Link>
      </Heading>
      {packages.length > 0 && (
        <p className={styles.packages} dir="ltr">
          {packages.join(', ')}
        </p>
      )}
      <ReportTable className={styles.table}>
        <ColumnHeads names={sampleColumns} />
        <tbody>
          {samples.map(({label, line, anchor, state, reason}) => (
            <tr key={line}>
              <th scope="row" aria-label={label}>
                <Link to={anchor === undefined ? path : `${path}#${anchor}`}>
                  <bdi>{label}</bdi>
                </Link>
              </th>
              <td className={styles.line}>{line}</td>
              <td>
                {sampleStateLabels[state]}
                {reason !== undefined && (
                  <span className={styles.reason} lang={DEFAULT_LOCALE}>
                    <bdi>{reason}</bdi>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ReportTable>
    </>
  );
}

export interface SampleSectionsProps {
  readonly pages: SampleList;
  /** Whether all sections are open, because a filter has left few pages. */
  readonly areOpen: boolean;
}

const BLOG = 'blog';

/**
 * The pages by section of the documentation, in the order of their files; posts are a section, too. Each section shows its number of
 * samples by state, and opens to list them, also when the address contains its name.
 */
function SampleSections({pages, areOpen}: SampleSectionsProps): ReactNode {
  useOpenSection();
  return [...new Set(pages.map(({section}) => section))].map((section) => {
    const own = pages.filter((page) => page.section === section);
    return (
      <details key={section} className={styles.section} open={areOpen}>
        <summary className={styles.summary}>
          <Heading as="h2" className={styles.title}>
            {nameOf(section)}
          </Heading>{' '}
          <span className={styles.states}>
            {countStates(own.flatMap(({samples}) => samples)).map(({state, count}) => (
              <span key={state}>
                {sampleStateLabels[state]} <b>{count}</b>
              </span>
            ))}
          </span>
        </summary>
        <div id={section}>
          {own.map((page) => (
            <PageSamples key={page.file} page={page} />
          ))}
        </div>
      </details>
    );
  });
}

/** Opens the section of the address: not every browser does this natively, and none does after client-side navigation. */
function useOpenSection(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const section = document.getElementById(hash.slice(1))?.closest('details');
    if (section) {
      section.open = true;
    }
  }, [hash]);
}

function nameOf(section: string): string {
  return section === BLOG
    ? translate({
        id: 'samples.blog',
        message: 'Blog',
        description: 'Heading over the code samples of posts',
      })
    : sectionName(section);
}

export interface StateCountsProps {
  readonly counts: readonly {readonly state: SampleState; readonly count: number}[];
}

/** Number of samples by state, for readers without scripts, who have no chips with these numbers. */
function StateCounts({counts}: StateCountsProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <dl className={styles.counts}>
      {counts.map(({state, count}) => (
        <div key={state}>
          <dt>{sampleStateLabels[state]}</dt>
          <dd>{count.toLocaleString(currentLocale)}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface Props {
  readonly list: SampleList;
}

/** Every code sample of the documentation and how it was checked; chips filter by state. */
export default function SampleListPage({list}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {currentLocale} = useDocusaurusContext().i18n;
  const [wanted, setWanted] = useState<SampleState>();
  const counts = countStates(list.flatMap(({samples}) => samples));
  return (
    <Layout
      title={translate({
        id: 'samples.title',
        message: 'Code samples and their checks',
        description: 'Title of the page that lists all code samples',
      })}
      description={translate({
        id: 'samples.description',
        message:
          'Every code sample of this documentation, with what was done to check it and the package versions it was checked with.',
        description: 'Description of the page that lists all code samples',
      })}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PageFrame
        title={
          <Translate id="samples.heading" description="Heading of the page that lists all samples">
            Code samples
          </Translate>
        }
        description={
          <Translate
            id="samples.text"
            description="Sentence below the heading of the list of samples"
            values={{
              json: (
                <Link to={`pathname://${withBaseUrl(`/${SAMPLES_FILE}`)}`}>
                  <Translate id="samples.json" description="Link to the same list as JSON">
                    as JSON
                  </Translate>
                </Link>
              ),
            }}>
            {
              'Each page was followed literally in an empty folder, on Node 22 and 24 or the one of them that it asks for, with the packages that it installs and no others. “Ran” says that a sample ended with the exit code that its page names; “output matched” says that everything it printed is what the page shows. The same list {json}.'
            }
          </Translate>
        }>
        <StateCounts counts={counts} />
        <ToggleChips
          label={translate({
            id: 'samples.filter',
            message: 'Show samples that are',
            description: 'Name of the filters over the list of samples',
          })}
          chips={counts.map(({state, count}) => ({
            id: state,
            label: `${sampleStateLabels[state]} (${count.toLocaleString(currentLocale)})`,
            isPressed: wanted === state,
            onPress: () => setWanted(wanted === state ? undefined : state),
          }))}
        />
        <div className={styles.sections}>
          <SampleSections pages={filterSamples(list, wanted)} areOpen={wanted !== undefined} />
        </div>
      </PageFrame>
    </Layout>
  );
}
