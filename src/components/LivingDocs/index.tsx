import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import PageFrame from '@site/src/components/PageFrame';
import Section from '@site/src/components/Section';
import type {LivingDocsReport} from '@site/src/lib/contracts/livingDocs';
import {REPORT_FILE} from '@site/src/lib/livingDocs/reportFile';
import DocumentTable from './DocumentTable';
import OutsideLinks from './OutsideLinks';
import RedirectList from './RedirectList';
import styles from './styles.module.css';

export interface Props {
  readonly report: LivingDocsReport;
}

/** The state of the documentation for those who keep it: a page that is made from the content, with the same facts as JSON beside it. */
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
