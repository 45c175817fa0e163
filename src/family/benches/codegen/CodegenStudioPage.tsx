import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import BenchPage from '@site/src/family/benches/BenchPage';
import {CODEGEN, CODEGEN_EXAMPLES, FIRST_OUTPUT} from '@site/src/family/benches/codegen/examples';
import {benchTitles} from '@site/src/family/labels/benches';

const [{schema, operations}] = CODEGEN_EXAMPLES;

const load = async () => import('@site/src/family/benches/codegen/CodegenStudio');

export default function CodegenStudioPage(): ReactNode {
  return (
    <BenchPage
      title={benchTitles.codegen}
      description={translate({
        id: 'studio.description',
        message:
          'Generate TypeScript from your GraphQL schema and operations in the browser, compare settings or versions, and save a project that writes the same.',
        description: 'Description of the codegen studio for search engines, at most 160 characters',
      })}
      heading={
        <Translate id="studio.heading" description="Heading of the codegen studio">
          Code Generator studio
        </Translate>
      }
      text={
        <Translate
          id="studio.text"
          description="Sentence on the codegen studio; tool is the package of the code generator with its version"
          values={{
            tool: <code dir="ltr">{CODEGEN}</code>,
          }}>
          {
            'See what the plugins of {tool} write for your schema and operations, and what an option changes. It runs on this device, and nothing you type leaves it.'
          }
        </Translate>
      }
      load={load}
      files={[
        {name: 'schema.graphql', text: schema},
        {name: 'operations.graphql', text: operations},
      ]}
      result={<CodeBlock title="generated.ts">{FIRST_OUTPUT}</CodeBlock>}
      links={[
        {
          to: '/docs/codegen/concepts',
          text: (
            <Translate id="studio.link.concepts" description="Link of the codegen studio">
              What the generator does, step by step
            </Translate>
          ),
        },
        {
          to: '/docs/codegen/configuration',
          text: (
            <Translate id="studio.link.configuration" description="Link of the codegen studio">
              Settings, plugins and presets
            </Translate>
          ),
        },
        {
          to: '/docs/codegen/guides/typed-operations',
          text: (
            <Translate id="studio.link.operations" description="Link of the codegen studio">
              Typed operations in a project
            </Translate>
          ),
        },
        {
          to: '/docs/codegen/guides/resolver-types',
          text: (
            <Translate id="studio.link.resolvers" description="Link of the codegen studio">
              Types of resolvers
            </Translate>
          ),
        },
      ]}
    />
  );
}
