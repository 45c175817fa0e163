import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import BenchPage from '@site/src/family/benches/BenchPage';
import {
  COMPOSITION,
  EXECUTION,
  FEDERATION_EXAMPLES,
  FIRST_ANSWER,
  OPERATION_FILE,
} from '@site/src/family/benches/federation/examples';
import {benchTitles} from '@site/src/family/labels/benches';

const [{subgraphs, operation}] = FEDERATION_EXAMPLES;

const load = async () => import('@site/src/family/benches/federation/SupergraphLab');

export default function SupergraphLabPage(): ReactNode {
  return (
    <BenchPage
      title={benchTitles.federation}
      description={translate({
        id: 'lab.description',
        message:
          'Compose GraphQL federation subgraphs in your browser, run an operation, and see each request to a subgraph and which one answers which field.',
        description: 'Description of the Supergraph lab for search engines, at most 160 characters',
      })}
      heading={
        <Translate id="lab.heading" description="Heading of the Supergraph lab">
          Supergraph lab
        </Translate>
      }
      text={
        <Translate
          id="lab.text"
          description="Sentence on the Supergraph lab; composition and execution are packages with their versions"
          values={{
            composition: <code dir="ltr">{COMPOSITION}</code>,
            execution: <code dir="ltr">{EXECUTION}</code>,
          }}>
          {
            'Compose subgraphs with {composition}, run an operation with {execution}, and see each request that a gateway sends. The subgraphs answer from memory; it all runs on this device, and nothing you type leaves it.'
          }
        </Translate>
      }
      load={load}
      files={[
        ...Object.entries(subgraphs).map(([name, text]) => ({name: `${name}.graphql`, text})),
        {name: OPERATION_FILE, text: operation},
      ]}
      result={<CodeBlock title="answer.json">{FIRST_ANSWER}</CodeBlock>}
      links={[
        {
          to: '/docs/guides/federation',
          text: (
            <Translate id="lab.link.federation" description="Link of the Supergraph lab">
              Federation from two subgraphs to a gateway
            </Translate>
          ),
        },
        {
          to: '/blog/what-composition-refuses',
          text: (
            <Translate id="lab.link.refuses" description="Link of the Supergraph lab">
              What composition refuses, and why
            </Translate>
          ),
        },
        {
          to: '/docs/hive/guides/gateway',
          text: (
            <Translate id="lab.link.gateway" description="Link of the Supergraph lab">
              Serve a supergraph with a gateway
            </Translate>
          ),
        },
        {
          to: '/docs/tools/guides/stitching-directives',
          text: (
            <Translate id="lab.link.stitching" description="Link of the Supergraph lab">
              Keys without composition: stitching directives
            </Translate>
          ),
        },
        {
          to: '/docs/hive/guides/publish-and-check-in-ci',
          text: (
            <Translate id="lab.link.checks" description="Link of the Supergraph lab">
              Check each subgraph before it is published
            </Translate>
          ),
        },
      ]}
    />
  );
}
