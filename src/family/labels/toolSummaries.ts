import {translate} from '@docusaurus/Translate';
import type {ToolKey} from '../data/tools';

/** One sentence about each tool for lists (ITM-1). */
export const toolSummaries: Readonly<Record<ToolKey, string>> = {
  HIVE: translate({
    id: 'tool.HIVE.summary',
    message:
      'Registers every version of your schemas, checks a change against real traffic and serves the composed result.',
    description: 'One sentence about a tool in the catalogue',
  }),
  YOGA: translate({
    id: 'tool.YOGA.summary',
    message:
      'Serves a schema over HTTP with subscriptions, file uploads and an explorer, wherever the Fetch API runs.',
    description: 'One sentence about a tool in the catalogue',
  }),
  ENVELOP: translate({
    id: 'tool.ENVELOP.summary',
    message:
      'Wraps parse, validate and execute, so that caching, tracing and authentication are plugins and not forks.',
    description: 'One sentence about a tool in the catalogue',
  }),
  INSPECTOR: translate({
    id: 'tool.INSPECTOR.summary',
    message:
      'Compares two versions of a schema, names breaking changes, and validates documents against them.',
    description: 'One sentence about a tool in the catalogue',
  }),
  CODEGEN: translate({
    id: 'tool.CODEGEN.summary',
    message:
      'Generates types, typed documents and resolvers’ signatures from your schema and operations.',
    description: 'One sentence about a tool in the catalogue',
  }),
  MESH: translate({
    id: 'tool.MESH.summary',
    message: 'Composes OpenAPI, gRPC, SOAP, databases and GraphQL services into one schema.',
    description: 'One sentence about a tool in the catalogue',
  }),
  TOOLS: translate({
    id: 'tool.TOOLS.summary',
    message:
      'Builds executable schemas, merges, stitches, mocks and transforms them, one small package each.',
    description: 'One sentence about a tool in the catalogue',
  }),
  MODULES: translate({
    id: 'tool.MODULES.summary',
    message:
      'Splits a schema and its resolvers into modules with their own scope and dependency injection.',
    description: 'One sentence about a tool in the catalogue',
  }),
  ESLINT: translate({
    id: 'tool.ESLINT.summary',
    message: 'Checks GraphQL in its own files and inside code with the linter you already run.',
    description: 'One sentence about a tool in the catalogue',
  }),
  CONFIG: translate({
    id: 'tool.CONFIG.summary',
    message:
      'Says once where schema and documents are; editors, linters and generators read the same file.',
    description: 'One sentence about a tool in the catalogue',
  }),
  SCALARS: translate({
    id: 'tool.SCALARS.summary',
    message:
      'Adds dates, email addresses, big integers and many more types that check values for you.',
    description: 'One sentence about a tool in the catalogue',
  }),
  HELIX: translate({
    id: 'tool.HELIX.summary',
    message:
      'Handled GraphQL over HTTP as plain functions; archived, and its ideas live on in Yoga.',
    description: 'One sentence about a tool in the catalogue',
  }),
  SHIELD: translate({
    id: 'tool.SHIELD.summary',
    message: 'Attaches rules to types and fields, so that all permissions are in one place.',
    description: 'One sentence about a tool in the catalogue',
  }),
  SWIFT: translate({
    id: 'tool.SWIFT.summary',
    message:
      'Generates Swift code from a schema, so that you select fields in Swift and never write a document.',
    description: 'One sentence about a tool in the catalogue',
  }),
  CLI: translate({
    id: 'tool.CLI.summary',
    message:
      'Bundled project commands behind one binary; archived, with successors for each command.',
    description: 'One sentence about a tool in the catalogue',
  }),
  SOFA: translate({
    id: 'tool.SOFA.summary',
    message: 'Turns queries and mutations into REST endpoints with an OpenAPI description.',
    description: 'One sentence about a tool in the catalogue',
  }),
  STENCIL: translate({
    id: 'tool.STENCIL.summary',
    message: 'Brought queries and a cache to Stencil web components; archived.',
    description: 'One sentence about a tool in the catalogue',
  }),
  ANGULAR: translate({
    id: 'tool.ANGULAR.summary',
    message:
      'Brings a caching GraphQL client to Angular with services, observables and typed documents.',
    description: 'One sentence about a tool in the catalogue',
  }),
  WHATSAPP: translate({
    id: 'tool.WHATSAPP.summary',
    message: 'Builds a chat application with a GraphQL server and a React client, step by step.',
    description: 'One sentence about a tool in the catalogue',
  }),
  KITQL: translate({
    id: 'tool.KITQL.summary',
    message: 'Bundles helpers around GraphQL and SvelteKit for small teams.',
    description: 'One sentence about a tool in the catalogue',
  }),
};
