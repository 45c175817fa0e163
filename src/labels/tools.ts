import {translate} from '@docusaurus/Translate';
import type {ToolKey} from '../data/tools';
import type {Job, ToolCategory, ToolStatus} from '../lib/contracts/tool';

/** One-line titles of the catalogue (TOOL-1). */
export const toolTitles: Readonly<Record<ToolKey, string>> = {
  HIVE: translate({
    id: 'tool.HIVE.title',
    message: 'Schema registry with checks, usage data and a CDN',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  YOGA: translate({
    id: 'tool.YOGA.title',
    message: 'GraphQL server for every JavaScript runtime',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  ENVELOP: translate({
    id: 'tool.ENVELOP.title',
    message: 'Plugin system around GraphQL execution',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  INSPECTOR: translate({
    id: 'tool.INSPECTOR.title',
    message: 'Schema changes, compared and judged',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  CODEGEN: translate({
    id: 'tool.CODEGEN.title',
    message: 'Code from schemas and documents',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  MESH: translate({
    id: 'tool.MESH.title',
    message: 'Gateway framework over any API',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  TOOLS: translate({
    id: 'tool.TOOLS.title',
    message: 'Utilities to build and reshape schemas',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  MODULES: translate({
    id: 'tool.MODULES.title',
    message: 'Large servers in separate modules',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  ESLINT: translate({
    id: 'tool.ESLINT.title',
    message: 'Lint rules for schemas and documents',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  CONFIG: translate({
    id: 'tool.CONFIG.title',
    message: 'One configuration for every GraphQL tool',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  SCALARS: translate({
    id: 'tool.SCALARS.title',
    message: 'Custom scalars, ready to use',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  HELIX: translate({
    id: 'tool.HELIX.title',
    message: 'HTTP layer for servers of your own',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  SHIELD: translate({
    id: 'tool.SHIELD.title',
    message: 'Permissions as a layer over resolvers',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  SWIFT: translate({
    id: 'tool.SWIFT.title',
    message: 'Type-safe Swift client without query strings',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  CLI: translate({
    id: 'tool.CLI.title',
    message: 'Command line for GraphQL projects',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  SOFA: translate({
    id: 'tool.SOFA.title',
    message: 'REST routes from a GraphQL schema',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  STENCIL: translate({
    id: 'tool.STENCIL.title',
    message: 'Caching client for Stencil components',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  ANGULAR: translate({
    id: 'tool.ANGULAR.title',
    message: 'GraphQL client for Angular',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  WHATSAPP: translate({
    id: 'tool.WHATSAPP.title',
    message: 'Tutorial: a messaging app, end to end',
    description: 'One-line title of a tool, at most 56 characters',
  }),
  KITQL: translate({
    id: 'tool.KITQL.title',
    message: 'Tools for building SvelteKit apps quickly',
    description: 'One-line title of a tool, at most 56 characters',
  }),
};

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
      'Adds dates, e-mail addresses, big integers and many more types that check values for you.',
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

/** What a tool helps you do (GEN-2). */
export const jobLabels: Readonly<Record<Job, string>> = {
  serve: translate({
    id: 'tool.job.serve',
    message: 'Serve an API',
    description: 'Job of a tool, shown as a filter; at most 22 characters',
  }),
  compose: translate({
    id: 'tool.job.compose',
    message: 'Unite APIs',
    description: 'Job of a tool, shown as a filter; at most 22 characters',
  }),
  secure: translate({
    id: 'tool.job.secure',
    message: 'Secure an API',
    description: 'Job of a tool, shown as a filter; at most 22 characters',
  }),
  govern: translate({
    id: 'tool.job.govern',
    message: 'Govern schemas',
    description: 'Job of a tool, shown as a filter; at most 22 characters',
  }),
  type: translate({
    id: 'tool.job.type',
    message: 'Generate types',
    description: 'Job of a tool, shown as a filter; at most 22 characters',
  }),
  lint: translate({
    id: 'tool.job.lint',
    message: 'Check quality',
    description: 'Job of a tool, shown as a filter; at most 22 characters',
  }),
  test: translate({
    id: 'tool.job.test',
    message: 'Test and mock',
    description: 'Job of a tool, shown as a filter; at most 22 characters',
  }),
  client: translate({
    id: 'tool.job.client',
    message: 'Build a client',
    description: 'Job of a tool, shown as a filter; at most 22 characters',
  }),
  rest: translate({
    id: 'tool.job.rest',
    message: 'Bridge REST',
    description: 'Job of a tool, shown as a filter; at most 22 characters',
  }),
  extend: translate({
    id: 'tool.job.extend',
    message: 'Extend and configure',
    description: 'Job of a tool, shown as a filter; at most 22 characters',
  }),
  learn: translate({
    id: 'tool.job.learn',
    message: 'Learn by example',
    description: 'Job of a tool, shown as a filter; at most 22 characters',
  }),
};

/** The three groups of the catalogue (HDR-9). */
export const categoryLabels: Readonly<Record<ToolCategory, string>> = {
  serve: translate({
    id: 'tool.category.serve',
    message: 'Servers and gateways',
    description: 'Heading of a group of tools',
  }),
  shape: translate({
    id: 'tool.category.shape',
    message: 'Schemas and quality',
    description: 'Heading of a group of tools',
  }),
  consume: translate({
    id: 'tool.category.consume',
    message: 'Clients and applications',
    description: 'Heading of a group of tools',
  }),
};

export const statusLabels: Readonly<Record<ToolStatus, string>> = {
  maintained: translate({
    id: 'tool.status.maintained',
    message: 'Maintained',
    description: 'Status of a tool',
  }),
  archived: translate({
    id: 'tool.status.archived',
    message: 'Archived',
    description: 'Status of a tool',
  }),
  tutorial: translate({
    id: 'tool.status.tutorial',
    message: 'Tutorial',
    description: 'Status of a tool',
  }),
};
