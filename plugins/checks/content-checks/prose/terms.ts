import {TOOLS} from '../../../../src/data/tools';

/** Names that have one spelling, capitals included; tools add theirs below. */
const NAMES = [
  'API',
  'CommonJS',
  'DataLoader',
  'Docusaurus',
  'GitHub',
  'GraphiQL',
  'GraphQL',
  'HTTP',
  'HTTPS',
  'JavaScript',
  'JSON',
  'MDX',
  'Node.js',
  'npm',
  'OpenAPI',
  'pnpm',
  'SDL',
  'TypeScript',
  'WebSocket',
  'YAML',
];

/** Words that people write in several ways, and the way of this portal. */
const WORDS: readonly {readonly write: string; readonly not: readonly string[]}[] = [
  {write: 'call-out', not: ['callout']},
  {write: 'Code Generator', not: ['CodeGen', 'GraphQL Codegen']},
  {write: 'front matter', not: ['frontmatter', 'front-matter']},
  {write: 'GitHub', not: ['Git Hub']},
  {write: 'GraphQL', not: ['Graph QL']},
  {write: 'JavaScript', not: ['Java Script']},
  {write: 'mega-menu', not: ['megamenu', 'mega menu']},
  {write: 'Node.js', not: ['NodeJS', 'Node JS']},
  {write: 'open-source', not: ['opensource']},
  {write: 'subgraph', not: ['sub-graph']},
  {write: 'supergraph', not: ['super-graph']},
  {write: 'TypeScript', not: ['Type Script']},
  {write: 'WebSocket', not: ['web-socket']},
];

export interface Term {
  /** As it is written here. */
  readonly write: string;
  /** Spellings to find, without regard to capitals; the right one is no finding. */
  readonly find: readonly string[];
}

/** A name of the catalogue that no ordinary word resembles, because capitals stand inside it. */
const hasInnerCapital = (name: string): boolean => /\B\p{Lu}/u.test(name) && name.length > 3;

/**
 * The terminology of the portal: add a name or a word here, and `npm run check` finds other spellings of it in all languages (A10).
 */
export const TERMS: readonly Term[] = [
  ...[...NAMES, ...TOOLS.map(({name}) => name).filter(hasInnerCapital)].map((write) => ({
    write,
    find: [write],
  })),
  ...WORDS.map(({write, not}) => ({write, find: not})),
];
