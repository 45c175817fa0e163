import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Cards, {Card} from '@site/src/components/Cards';
import PageFrame from '@site/src/components/PageFrame';
import {benchTitles} from '@site/src/family/labels/benches';

export default function PlayPage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'play.title',
        message: 'Workbench',
        description: 'Title of the page that lists the benches',
      })}
      description={translate({
        id: 'play.description',
        message:
          'Try GraphQL tools on your own schema in the browser: the real packages run on your device, and nothing you type leaves it.',
        description:
          'Description of the list of benches for search engines, at most 160 characters',
      })}>
      <PageFrame
        title={
          <Translate id="play.heading" description="Heading of the page that lists the benches">
            Workbench
          </Translate>
        }
        description={
          <Translate id="play.text" description="Sentence on the page that lists the benches">
            Try a tool on your own text before you install it. Each bench runs the package that the
            documentation uses, on your device. Nothing you type leaves it.
          </Translate>
        }>
        <Cards>
          <Card href="/play/schema" tool="INSPECTOR" title={benchTitles.schema}>
            <Translate id="play.schema" description="What the schema desk does, on its card">
              Compare two versions of a schema, and see which operations break.
            </Translate>
          </Card>
          <Card href="/play/codegen" tool="CODEGEN" title={benchTitles.codegen}>
            <Translate id="play.codegen" description="What the codegen studio does, on its card">
              See what code plugins and options write for your schema and operations.
            </Translate>
          </Card>
          <Card href="/play/federation" tool="HIVE" title={benchTitles.federation}>
            <Translate id="play.federation" description="What the Supergraph lab does, on its card">
              Compose subgraphs, run an operation, and see which of them answers what.
            </Translate>
          </Card>
        </Cards>
      </PageFrame>
    </Layout>
  );
}
