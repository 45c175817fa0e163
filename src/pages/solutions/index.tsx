import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import PageFrame from '@site/src/components/PageFrame';
import Section from '@site/src/components/Section';
import SolutionList from '@site/src/components/SolutionList';
import {familyValues} from '@site/src/family/labels/family';
import {solutionGroupLabels} from '@site/src/family/labels/solutions';

export default function SolutionsPage(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const values = familyValues(i18n.currentLocale);
  return (
    <Layout
      title={translate({
        id: 'solutions.title',
        message: 'Solutions',
        description: 'Title of the page with all guides by job',
      })}
      description={translate(
        {
          id: 'solutions.description',
          message:
            'Guides by job: which {subject} tools to combine, how they fit together, and when to choose something else.',
          description:
            'Description of the page with all guides for search engines; {subject} is a proper name',
        },
        values,
      )}>
      <PageFrame
        title={
          <Translate id="solutions.heading" description="Heading of the page with all guides">
            Solutions
          </Translate>
        }
        description={
          <Translate id="solutions.text" description="Sentence on the page with all guides">
            Start from what you want to do. Each guide names the tools to combine, shows how they
            fit together, and says when to choose something else.
          </Translate>
        }>
        <Section title={solutionGroupLabels.guides}>
          <SolutionList group="guides" />
        </Section>
        <Section title={solutionGroupLabels.scale}>
          <SolutionList group="scale" />
        </Section>
      </PageFrame>
    </Layout>
  );
}
