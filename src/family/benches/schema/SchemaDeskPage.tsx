import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import BenchPage from '@site/src/family/benches/BenchPage';
import {INSPECTOR, RELEASE_OUTPUT, SCHEMA_EXAMPLES} from '@site/src/family/benches/schema/examples';
import {benchTitles} from '@site/src/family/labels/benches';

const [{before, after}] = SCHEMA_EXAMPLES;

const load = async () => import('@site/src/family/benches/schema/SchemaDesk');

export default function SchemaDeskPage(): ReactNode {
  return (
    <BenchPage
      title={benchTitles.schema}
      description={translate({
        id: 'schemaDesk.description',
        message:
          'Compare two versions of a GraphQL schema in your browser: breaking changes with their reasons, operations that break, Markdown for a pull request.',
        description: 'Description of the schema desk for search engines, at most 160 characters',
      })}
      heading={
        <Translate id="schemaDesk.heading" description="Heading of the schema desk">
          Schema desk
        </Translate>
      }
      text={
        <Translate
          id="schemaDesk.text"
          description="Sentence on the schema desk; tool is GraphQL Inspector with its package and version"
          values={{tool: <code dir="ltr">{INSPECTOR}</code>}}>
          {
            'Compare two versions of a schema with {tool}, and see which operations break. It runs on this device, and nothing you type leaves it.'
          }
        </Translate>
      }
      load={load}
      files={[
        {name: 'before.graphql', text: before},
        {name: 'after.graphql', text: after},
      ]}
      result={<CodeBlock title="graphql-inspector diff">{RELEASE_OUTPUT}</CodeBlock>}
      links={[
        {
          to: '/docs/inspector/concepts',
          text: (
            <Translate id="schemaDesk.link.concepts" description="Link of the schema desk">
              What breaking, dangerous and safe mean
            </Translate>
          ),
        },
        {
          to: '/docs/inspector/guides/compare-schemas-in-ci',
          text: (
            <Translate id="schemaDesk.link.ci" description="Link of the schema desk">
              Fail a build on breaking changes
            </Translate>
          ),
        },
        {
          to: '/docs/inspector/guides/rules-and-exceptions',
          text: (
            <Translate id="schemaDesk.link.rules" description="Link of the schema desk">
              Rules and exceptions
            </Translate>
          ),
        },
        {
          to: '/docs/inspector/guides/use-the-api',
          text: (
            <Translate id="schemaDesk.link.script" description="Link of the schema desk">
              The same comparison in a script
            </Translate>
          ),
        },
      ]}
    />
  );
}
