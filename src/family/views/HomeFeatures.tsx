import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Feature from '@site/src/components/Feature';
import FigureGovern from './FigureGovern';
import FigureServe from './FigureServe';
import FigureType from './FigureType';

/** Three things that the tools do together. */
export default function HomeFeatures(): ReactNode {
  return (
    <>
      <Feature
        image={<FigureServe />}
        title={
          <Translate id="home.serve.title" description="Heading of a section on the home page">
            One graph over what you already run
          </Translate>
        }
        description={
          <Translate id="home.serve.text" description="Text of a section on the home page">
            Serve a schema with Yoga, or compose REST, gRPC and GraphQL services into one with Mesh.
            Clients ask one endpoint; the sources stay where they are.
          </Translate>
        }
        link={{
          to: '/solutions/unite-several-apis',
          label: (
            <Translate id="home.serve.link" description="Link of a section on the home page">
              Unite several APIs
            </Translate>
          ),
        }}
      />
      <Feature
        isFlipped
        image={<FigureType />}
        title={
          <Translate id="home.type.title" description="Heading of a section on the home page">
            Types from the schema to the component
          </Translate>
        }
        description={
          <Translate id="home.type.text" description="Text of a section on the home page">
            Code Generator reads schema and operations and writes the types of exactly the fields
            you select. A renamed field fails in the compiler instead of on a reader’s screen.
          </Translate>
        }
        link={{
          to: '/solutions/type-a-client',
          label: (
            <Translate id="home.type.link" description="Link of a section on the home page">
              Type a client end to end
            </Translate>
          ),
        }}
      />
      <Feature
        image={<FigureGovern />}
        title={
          <Translate id="home.govern.title" description="Heading of a section on the home page">
            Changes that warn before they break
          </Translate>
        }
        description={
          <Translate id="home.govern.text" description="Text of a section on the home page">
            Inspector compares every change with the schema in use, ESLint checks the documents, and
            Hive keeps each version. The pull request says which client would notice.
          </Translate>
        }
        link={{
          to: '/solutions/keep-a-schema-healthy',
          label: (
            <Translate id="home.govern.link" description="Link of a section on the home page">
              Keep a schema healthy
            </Translate>
          ),
        }}
      />
    </>
  );
}
