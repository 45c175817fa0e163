import {translate} from '@docusaurus/Translate';

/** Titles of the benches, on their pages and on the cards that lead to them. */
export const benchTitles = {
  schema: translate({
    id: 'schemaDesk.title',
    message: 'Schema desk',
    description: 'Title of the page that compares two schemas',
  }),
  codegen: translate({
    id: 'studio.title',
    message: 'Code Generator studio',
    description: 'Title of the page that generates code',
  }),
  federation: translate({
    id: 'lab.title',
    message: 'Supergraph lab',
    description: 'Title of the page that composes subgraphs and runs an operation',
  }),
};
