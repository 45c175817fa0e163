import type {ToolKey} from './tools';

export interface SolutionFacts {
  /** Last part of the address `/solutions/<id>`. */
  readonly id: string;
  readonly group: 'guides' | 'scale';
  /** Tools to combine, most important first. */
  readonly tools: readonly [ToolKey, ...ToolKey[]];
}

/** Guides by job, in menu order: nine guides and three topics of scale (HDR-9). */
export const SOLUTIONS = [
  {id: 'build-a-graphql-server', group: 'guides', tools: ['YOGA', 'ENVELOP', 'SCALARS']},
  {id: 'unite-several-apis', group: 'guides', tools: ['MESH', 'HIVE']},
  {id: 'type-a-client', group: 'guides', tools: ['CODEGEN', 'CONFIG']},
  {id: 'secure-an-api', group: 'guides', tools: ['SHIELD', 'ENVELOP', 'SCALARS']},
  {id: 'turn-rest-into-graphql', group: 'guides', tools: ['MESH', 'SOFA']},
  {id: 'keep-a-schema-healthy', group: 'guides', tools: ['INSPECTOR', 'ESLINT', 'HIVE']},
  {id: 'test-a-graphql-api', group: 'guides', tools: ['TOOLS', 'YOGA']},
  {id: 'add-subscriptions', group: 'guides', tools: ['YOGA', 'TOOLS']},
  {id: 'split-a-large-schema', group: 'guides', tools: ['MODULES', 'TOOLS']},
  {id: 'govern-many-schemas', group: 'scale', tools: ['HIVE', 'INSPECTOR', 'CONFIG']},
  {id: 'observe-an-api', group: 'scale', tools: ['ENVELOP', 'YOGA', 'HIVE']},
  {id: 'cache-responses', group: 'scale', tools: ['ENVELOP', 'YOGA']},
] as const satisfies readonly SolutionFacts[];

export type SolutionId = (typeof SOLUTIONS)[number]['id'];
export type SolutionGroup = SolutionFacts['group'];
