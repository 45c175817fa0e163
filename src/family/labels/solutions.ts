import {translate} from '@docusaurus/Translate';
import type {SolutionGroup, SolutionId} from '../data/solutions';

/** Names of the guides by job (HDR-9). */
export const solutionTitles: Readonly<Record<SolutionId, string>> = {
  'build-a-graphql-server': translate({
    id: 'solution.build-a-graphql-server.title',
    message: 'Build a GraphQL server',
    description: 'Name of a guide, at most 36 characters',
  }),
  'unite-several-apis': translate({
    id: 'solution.unite-several-apis.title',
    message: 'Unite several APIs',
    description: 'Name of a guide, at most 36 characters',
  }),
  'type-a-client': translate({
    id: 'solution.type-a-client.title',
    message: 'Type a client end to end',
    description: 'Name of a guide, at most 36 characters',
  }),
  'secure-an-api': translate({
    id: 'solution.secure-an-api.title',
    message: 'Secure an API',
    description: 'Name of a guide, at most 36 characters',
  }),
  'turn-rest-into-graphql': translate({
    id: 'solution.turn-rest-into-graphql.title',
    message: 'Turn REST into GraphQL and back',
    description: 'Name of a guide, at most 36 characters',
  }),
  'keep-a-schema-healthy': translate({
    id: 'solution.keep-a-schema-healthy.title',
    message: 'Keep a schema healthy',
    description: 'Name of a guide, at most 36 characters',
  }),
  'test-a-graphql-api': translate({
    id: 'solution.test-a-graphql-api.title',
    message: 'Test a GraphQL API',
    description: 'Name of a guide, at most 36 characters',
  }),
  'add-subscriptions': translate({
    id: 'solution.add-subscriptions.title',
    message: 'Add subscriptions',
    description: 'Name of a guide, at most 36 characters',
  }),
  'split-a-large-schema': translate({
    id: 'solution.split-a-large-schema.title',
    message: 'Split a large schema',
    description: 'Name of a guide, at most 36 characters',
  }),
  'govern-many-schemas': translate({
    id: 'solution.govern-many-schemas.title',
    message: 'Govern many schemas',
    description: 'Name of a guide, at most 36 characters',
  }),
  'observe-an-api': translate({
    id: 'solution.observe-an-api.title',
    message: 'See what an API is doing',
    description: 'Name of a guide, at most 36 characters',
  }),
  'cache-responses': translate({
    id: 'solution.cache-responses.title',
    message: 'Cache responses',
    description: 'Name of a guide, at most 36 characters',
  }),
};

/** One line under each name. */
export const solutionSummaries: Readonly<Record<SolutionId, string>> = {
  'build-a-graphql-server': translate({
    id: 'solution.build-a-graphql-server.summary',
    message: 'A schema, a server and the types your data needs.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
  'unite-several-apis': translate({
    id: 'solution.unite-several-apis.summary',
    message: 'One graph over services you already run.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
  'type-a-client': translate({
    id: 'solution.type-a-client.summary',
    message: 'Types from the schema down to each component.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
  'secure-an-api': translate({
    id: 'solution.secure-an-api.summary',
    message: 'Rules, limits and checked input, each in one place.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
  'turn-rest-into-graphql': translate({
    id: 'solution.turn-rest-into-graphql.summary',
    message: 'A graph over REST, and REST routes from a graph.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
  'keep-a-schema-healthy': translate({
    id: 'solution.keep-a-schema-healthy.summary',
    message: 'Lint, compare and check every change in CI.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
  'test-a-graphql-api': translate({
    id: 'solution.test-a-graphql-api.summary',
    message: 'Execute, mock and assert without a network.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
  'add-subscriptions': translate({
    id: 'solution.add-subscriptions.summary',
    message: 'Push changes to clients over server-sent events.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
  'split-a-large-schema': translate({
    id: 'solution.split-a-large-schema.summary',
    message: 'Modules with clear borders in one server.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
  'govern-many-schemas': translate({
    id: 'solution.govern-many-schemas.summary',
    message: 'One registry for many teams and services.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
  'observe-an-api': translate({
    id: 'solution.observe-an-api.summary',
    message: 'Traces, errors and usage per field.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
  'cache-responses': translate({
    id: 'solution.cache-responses.summary',
    message: 'Answer repeated operations without repeating work.',
    description: 'One line under the name of a guide, at most 64 characters',
  }),
};

export const solutionGroupLabels: Readonly<Record<SolutionGroup, string>> = {
  guides: translate({
    id: 'solution.group.guides',
    message: 'Guides by job',
    description: 'Heading of a group of guides',
  }),
  scale: translate({
    id: 'solution.group.scale',
    message: 'At scale',
    description: 'Heading of a group of guides',
  }),
};
