import type {ToolKey} from './tools';

export interface SolutionFacts {
  /** Last part of the address `/solutions/<id>`. */
  readonly id: string;
  readonly group: 'guides' | 'scale';
  /** Tools to combine, most important first. */
  readonly tools: readonly [ToolKey, ...ToolKey[]];
  /** Whether `docs/guides/<id>.mdx` builds it from an empty folder. */
  readonly hasGuide: boolean;
}

const GUIDES = [
  {
    id: 'build-a-graphql-server',
    group: 'guides',
    tools: ['YOGA', 'ENVELOP', 'SCALARS'],
    hasGuide: true,
  },
  {id: 'unite-several-apis', group: 'guides', tools: ['MESH', 'HIVE'], hasGuide: true},
  {id: 'type-a-client', group: 'guides', tools: ['CODEGEN', 'CONFIG'], hasGuide: true},
  {id: 'secure-an-api', group: 'guides', tools: ['SHIELD', 'ENVELOP', 'SCALARS'], hasGuide: true},
  {id: 'turn-rest-into-graphql', group: 'guides', tools: ['MESH', 'SOFA'], hasGuide: true},
  {
    id: 'keep-a-schema-healthy',
    group: 'guides',
    tools: ['INSPECTOR', 'ESLINT', 'HIVE'],
    hasGuide: true,
  },
  {id: 'test-a-graphql-api', group: 'guides', tools: ['TOOLS', 'YOGA'], hasGuide: true},
  {id: 'add-subscriptions', group: 'guides', tools: ['YOGA', 'TOOLS'], hasGuide: true},
  {id: 'split-a-large-schema', group: 'guides', tools: ['MODULES', 'TOOLS'], hasGuide: true},
  {
    id: 'govern-many-schemas',
    group: 'scale',
    tools: ['HIVE', 'INSPECTOR', 'CONFIG'],
    hasGuide: true,
  },
  {id: 'observe-an-api', group: 'scale', tools: ['ENVELOP', 'YOGA', 'HIVE'], hasGuide: true},
  {id: 'cache-responses', group: 'scale', tools: ['ENVELOP', 'YOGA'], hasGuide: true},
] as const satisfies readonly SolutionFacts[];

export type SolutionId = (typeof GUIDES)[number]['id'];
export type SolutionGroup = SolutionFacts['group'];

export interface Solution extends SolutionFacts {
  readonly id: SolutionId;
}

/** Guides by job, in menu order (HDR-9). */
export const SOLUTIONS: readonly [Solution, ...Solution[]] = GUIDES;

/** One answer to a question, and the tools that it leads to: one or two, the first to begin with. */
export interface AnswerFacts {
  readonly id: string;
  readonly tools: readonly [ToolKey] | readonly [ToolKey, ToolKey];
}

/** Five questions that lead to a tool. */
export const QUESTIONS = [
  {
    id: 'serve',
    answers: [
      {id: 'serve.http', tools: ['YOGA']},
      {id: 'serve.around', tools: ['ENVELOP']},
      {id: 'serve.rest', tools: ['SOFA']},
    ],
  },
  {
    id: 'build',
    answers: [
      {id: 'build.schema', tools: ['TOOLS']},
      {id: 'build.split', tools: ['MODULES', 'TOOLS']},
      {id: 'build.scalars', tools: ['SCALARS']},
      {id: 'build.rules', tools: ['SHIELD']},
    ],
  },
  {
    id: 'unite',
    answers: [
      {id: 'unite.sources', tools: ['MESH', 'HIVE']},
      {id: 'unite.teams', tools: ['HIVE']},
      {id: 'unite.inside', tools: ['MODULES']},
    ],
  },
  {
    id: 'keep',
    answers: [
      {id: 'keep.breaking', tools: ['INSPECTOR']},
      {id: 'keep.style', tools: ['ESLINT']},
      {id: 'keep.usage', tools: ['HIVE']},
      {id: 'keep.place', tools: ['CONFIG']},
    ],
  },
  {
    id: 'use',
    answers: [
      {id: 'use.typescript', tools: ['CODEGEN']},
      {id: 'use.angular', tools: ['ANGULAR', 'CODEGEN']},
      {id: 'use.swift', tools: ['SWIFT']},
      {id: 'use.svelte', tools: ['KITQL']},
    ],
  },
] as const satisfies readonly {readonly id: string; readonly answers: readonly AnswerFacts[]}[];

export type QuestionId = (typeof QUESTIONS)[number]['id'];
export type AnswerId = (typeof QUESTIONS)[number]['answers'][number]['id'];
