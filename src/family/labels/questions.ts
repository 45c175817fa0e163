import {translate} from '@docusaurus/Translate';
import type {AnswerId, QuestionId} from '../data/solutions';

export const questionLabels: Readonly<Record<QuestionId, string>> = {
  serve: translate({
    id: 'choose.serve',
    message: 'You offer an API. What do you need?',
    description: 'Question that leads to a tool; its answers follow',
  }),
  build: translate({
    id: 'choose.build',
    message: 'You write a schema. What is missing?',
    description: 'Question that leads to a tool; its answers follow',
  }),
  unite: translate({
    id: 'choose.unite',
    message: 'You have several APIs. How do they become one?',
    description: 'Question that leads to a tool; its answers follow',
  }),
  keep: translate({
    id: 'choose.keep',
    message: 'Others depend on your schema. What do you want to know?',
    description: 'Question that leads to a tool; its answers follow',
  }),
  use: translate({
    id: 'choose.use',
    message: 'You use an API. What do you write?',
    description: 'Question that leads to a tool; its answers follow',
  }),
};

/** What a reader answers, and why the tools of that answer fit. */
export const answerLabels: Readonly<
  Record<AnswerId, {readonly answer: string; readonly reason: string}>
> = {
  'serve.http': {
    answer: translate({
      id: 'choose.serve.http',
      message: 'A server for a schema',
      description: 'Answer to: You offer an API. What do you need?',
    }),
    reason: translate({
      id: 'choose.serve.http.reason',
      message:
        'It serves a schema over HTTP in every JavaScript runtime, and brings Envelop’s plugins with it.',
      description: 'Why to choose YOGA; follows the name',
    }),
  },
  'serve.around': {
    answer: translate({
      id: 'choose.serve.around',
      message: 'Something that happens around each operation',
      description: 'Answer to: You offer an API. What do you need?',
    }),
    reason: translate({
      id: 'choose.serve.around.reason',
      message:
        'Its plugins act when an operation is parsed, validated or executed, whatever server handles HTTP.',
      description: 'Why to choose ENVELOP; follows the name',
    }),
  },
  'serve.rest': {
    answer: translate({
      id: 'choose.serve.rest',
      message: 'REST for callers who cannot send GraphQL',
      description: 'Answer to: You offer an API. What do you need?',
    }),
    reason: translate({
      id: 'choose.serve.rest.reason',
      message: 'It derives the routes and their OpenAPI description from your schema.',
      description: 'Why to choose SOFA; follows the name',
    }),
  },
  'build.schema': {
    answer: translate({
      id: 'choose.build.schema',
      message: 'An executable schema, or mock data',
      description: 'Answer to: You write a schema. What is missing?',
    }),
    reason: translate({
      id: 'choose.build.schema.reason',
      message: 'Small packages, one for each task, build, load, merge and mock schemas.',
      description: 'Why to choose TOOLS; follows the name',
    }),
  },
  'build.split': {
    answer: translate({
      id: 'choose.build.split',
      message: 'Parts for several teams in one server',
      description: 'Answer to: You write a schema. What is missing?',
    }),
    reason: translate({
      id: 'choose.build.split.reason',
      message:
        'Each module has its own types, resolvers and dependencies; below a few dozen types, merging files costs less.',
      description: 'Why to choose MODULES and TOOLS; follows the name',
    }),
  },
  'build.scalars': {
    answer: translate({
      id: 'choose.build.scalars',
      message: 'Dates, addresses and other exact values',
      description: 'Answer to: You write a schema. What is missing?',
    }),
    reason: translate({
      id: 'choose.build.scalars.reason',
      message: 'Its scalars check values on their way in and out, so that no resolver has to.',
      description: 'Why to choose SCALARS; follows the name',
    }),
  },
  'build.rules': {
    answer: translate({
      id: 'choose.build.rules',
      message: 'Rules about who may do what',
      description: 'Answer to: You write a schema. What is missing?',
    }),
    reason: translate({
      id: 'choose.build.rules.reason',
      message:
        'Rules for types and fields, all in one place. Your own code finds out who the user is.',
      description: 'Why to choose SHIELD; follows the name',
    }),
  },
  'unite.sources': {
    answer: translate({
      id: 'choose.unite.sources',
      message: 'REST, gRPC, databases or GraphQL, composed',
      description: 'Answer to: You have several APIs. How do they become one?',
    }),
    reason: translate({
      id: 'choose.unite.sources.reason',
      message:
        'It composes sources of any kind into one schema at build time; Hive’s gateway serves the result.',
      description: 'Why to choose MESH and HIVE; follows the name',
    }),
  },
  'unite.teams': {
    answer: translate({
      id: 'choose.unite.teams',
      message: 'Services that teams release on their own',
      description: 'Answer to: You have several APIs. How do they become one?',
    }),
    reason: translate({
      id: 'choose.unite.teams.reason',
      message:
        'Services publish their schemas to it, and it checks each change against the others and against real traffic.',
      description: 'Why to choose HIVE; follows the name',
    }),
  },
  'unite.inside': {
    answer: translate({
      id: 'choose.unite.inside',
      message: 'They all live in one server',
      description: 'Answer to: You have several APIs. How do they become one?',
    }),
    reason: translate({
      id: 'choose.unite.inside.reason',
      message:
        'Modules in one process are the shorter road; a gateway would be one more thing to run.',
      description: 'Why to choose MODULES; follows the name',
    }),
  },
  'keep.breaking': {
    answer: translate({
      id: 'choose.keep.breaking',
      message: 'Whether a change breaks a client',
      description: 'Answer to: Others depend on your schema. What do you want to know?',
    }),
    reason: translate({
      id: 'choose.keep.breaking.reason',
      message:
        'It compares two versions of the schema and names what breaks, in every pull request.',
      description: 'Why to choose INSPECTOR; follows the name',
    }),
  },
  'keep.style': {
    answer: translate({
      id: 'choose.keep.style',
      message: 'Whether schema and operations follow your conventions',
      description: 'Answer to: Others depend on your schema. What do you want to know?',
    }),
    reason: translate({
      id: 'choose.keep.style.reason',
      message: 'Its rules run in the linter and the editor that you have already.',
      description: 'Why to choose ESLINT; follows the name',
    }),
  },
  'keep.usage': {
    answer: translate({
      id: 'choose.keep.usage',
      message: 'Which versions are live, and who uses which field',
      description: 'Answer to: Others depend on your schema. What do you want to know?',
    }),
    reason: translate({
      id: 'choose.keep.usage.reason',
      message: 'It keeps every version and records the use of each field.',
      description: 'Why to choose HIVE; follows the name',
    }),
  },
  'keep.place': {
    answer: translate({
      id: 'choose.keep.place',
      message: 'Where the schema and the documents are',
      description: 'Answer to: Others depend on your schema. What do you want to know?',
    }),
    reason: translate({
      id: 'choose.keep.place.reason',
      message: 'One file says so to editors, linters and generators.',
      description: 'Why to choose CONFIG; follows the name',
    }),
  },
  'use.typescript': {
    answer: translate({
      id: 'choose.use.typescript',
      message: 'TypeScript, with any framework',
      description: 'Answer to: You use an API. What do you write?',
    }),
    reason: translate({
      id: 'choose.use.typescript.reason',
      message:
        'It writes the types of each operation; the client that sends them stays your choice. For a script with two queries, fetch and a string are enough.',
      description: 'Why to choose CODEGEN; follows the name',
    }),
  },
  'use.angular': {
    answer: translate({
      id: 'choose.use.angular',
      message: 'Angular',
      description: 'Answer to: You use an API. What do you write?',
    }),
    reason: translate({
      id: 'choose.use.angular.reason',
      message:
        'Services around Apollo Client, with types that Code Generator writes from your operations.',
      description: 'Why to choose ANGULAR and CODEGEN; follows the name',
    }),
  },
  'use.swift': {
    answer: translate({
      id: 'choose.use.swift',
      message: 'Swift',
      description: 'Answer to: You use an API. What do you write?',
    }),
    reason: translate({
      id: 'choose.use.swift.reason',
      message:
        'You select fields in Swift, and a selection that does not fit the schema does not compile.',
      description: 'Why to choose SWIFT; follows the name',
    }),
  },
  'use.svelte': {
    answer: translate({
      id: 'choose.use.svelte',
      message: 'SvelteKit',
      description: 'Answer to: You use an API. What do you write?',
    }),
    reason: translate({
      id: 'choose.use.svelte.reason',
      message: 'A collection of helpers around GraphQL and SvelteKit, for small teams.',
      description: 'Why to choose KITQL; follows the name',
    }),
  },
};
