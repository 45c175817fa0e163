import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import PageFrame from '@site/src/components/PageFrame';
import {describeAll, describeOne} from '@site/src/labels/translationReport';
import {TRANSLATIONS_FILE} from '@site/src/lib/translationReport/report';

export interface Props {
  /** Name of the page's language; absent for all languages. */
  readonly language?: string;
  readonly children: ReactNode;
}

/** The frame of the pages about the state of the translations; for translators, not for search engines. */
export default function ReportFrame({language, children}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {title, description} = language === undefined ? describeAll() : describeOne(language);
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PageFrame
        title={title}
        description={
          <Translate
            id="translations.text"
            description="Sentence below the heading of the pages that show what is translated"
            values={{
              json: (
                <Link to={`pathname://${withBaseUrl(`/${TRANSLATIONS_FILE}`)}`}>
                  <Translate id="translations.json" description="Link to the same facts as JSON">
                    as JSON
                  </Translate>
                </Link>
              ),
              guide: (
                <Link to="/docs/translating">
                  <Translate
                    id="translations.guide"
                    description="Link to the documentation for translators">
                    how to translate
                  </Translate>
                </Link>
              ),
            }}>
            {'Made from the content with each build; the same facts {json}. Read {guide}.'}
          </Translate>
        }>
        {children}
      </PageFrame>
    </Layout>
  );
}
