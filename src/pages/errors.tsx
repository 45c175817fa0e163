import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import ErrorDesk from '@site/src/components/ErrorDesk';
import PageFrame from '@site/src/components/PageFrame';
import {familyValues} from '@site/src/family/labels/family';

export default function ErrorsPage(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const values = familyValues(i18n.currentLocale);
  return (
    <Layout
      title={translate({
        id: 'errors.title',
        message: 'Error desk',
        description: 'Title of the page that explains pasted logs',
      })}
      description={translate(
        {
          id: 'errors.description',
          message:
            'Paste a log or an error message of a {subject} tool and read its cause and how to fix it, without sending it anywhere.',
          description:
            'Description of the error desk for search engines; {subject} is a proper name',
        },
        values,
      )}>
      <PageFrame
        title={
          <Translate id="errors.heading" description="Heading of the error desk">
            Error desk
          </Translate>
        }
        description={
          <Translate id="errors.text" description="Sentence on the error desk">
            Paste a log: each error that the documentation explains appears with its fix, the cause
            first.
          </Translate>
        }>
        <ErrorDesk />
      </PageFrame>
    </Layout>
  );
}
