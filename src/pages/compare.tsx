import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import compared from '@generated/tool-pages/default/compared.json';
import summaries from '@generated/package-info/default/summaries.json';
import CompareTable from '@site/src/components/CompareTable';
import PageFrame from '@site/src/components/PageFrame';
import {familyValues} from '@site/src/family/labels/family';

export default function ComparePage(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const values = familyValues(i18n.currentLocale);
  return (
    <Layout
      title={translate({
        id: 'compare.title',
        message: 'Compare tools',
        description: 'Title of the page that lays tools side by side',
      })}
      description={translate(
        {
          id: 'compare.description',
          message:
            'Answer a question and get one or two of the {count} {subject} tools, or lay any side by side: when not to use them, what they need and replace.',
          description:
            'Description of the comparison for search engines; {count} is a number, {subject} a proper name',
        },
        values,
      )}>
      <PageFrame
        title={
          <Translate id="compare.heading" description="Heading of the comparison">
            Compare tools
          </Translate>
        }
        description={
          <Translate id="compare.text" description="Sentence on the comparison">
            Answer a question, or pick any tools to see where they differ. The address keeps your
            choice, so that you can share it.
          </Translate>
        }>
        <CompareTable summaries={summaries} compared={compared} />
      </PageFrame>
    </Layout>
  );
}
