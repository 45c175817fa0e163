import {translate} from '@docusaurus/Translate';
import type {Job, ToolCategory, ToolKey} from '../data/tools';

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
