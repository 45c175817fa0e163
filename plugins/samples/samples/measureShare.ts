import type {SampleState, SamplesReport} from '../../../src/lib/contracts/samples';
import type {LanguageName} from '@selection-set/code-blocks';
import type {SamplePage} from './samplePage';
import type {Step} from './step';

/** Samples that a program can refuse. */
const LANGUAGES: ReadonlySet<LanguageName> = new Set([
  'bash',
  'graphql',
  'javascript',
  'jsx',
  'tsx',
  'typescript',
]);

/** States that say nothing about whether a sample is right. */
const UNVERIFIED: ReadonlySet<SampleState> = new Set(['excluded', 'written']);

export interface Share {
  readonly verified: number;
  readonly all: number;
}

/**
 * How many fences of TypeScript, JavaScript, GraphQL and shell were verified. Fences of a page that is not in the report, because it does
 * not hold, count as not verified.
 */
export function measureShare(pages: readonly SamplePage[], report: SamplesReport): Share {
  const states = pages.flatMap(({file, steps}) => {
    // A fence that installs packages and runs commands is two steps.
    const fences = new Map(steps.flatMap((step) => listFence(step)));
    return [...fences.values()].map((hash) => report[file]?.samples[hash]?.state);
  });
  return {
    verified: states.filter((state) => state !== undefined && !UNVERIFIED.has(state)).length,
    all: states.length,
  };
}

/** Line and hash of a step that is a fence of these languages. */
function listFence(step: Step): readonly (readonly [number, string])[] {
  const hash = 'hash' in step ? step.hash : undefined;
  const language = 'language' in step ? step.language : 'bash';
  return hash === undefined || !LANGUAGES.has(language) ? [] : [[step.line, hash]];
}
