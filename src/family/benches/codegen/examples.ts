import type {CodegenVersion, OutputSettings} from './settings';

/** Input of the Code Generator studio. */
export interface CodegenExample {
  readonly id: 'client' | 'compare' | 'operations' | 'resolvers' | 'upgrade';
  readonly schema: string;
  readonly operations: string;
  readonly output: OutputSettings;
  /** Settings to compare with. */
  readonly other?: OutputSettings;
  /** The version to compare with; the current one by default. */
  readonly otherVersion?: CodegenVersion;
}

/** The versions used by the samples of the documentation and by the portal; `cli` is for downloaded projects. */
export const CODEGEN_VERSIONS = {
  cli: '7.4.3',
  'client-preset': '6.2.0',
  typescript: '6.1.0',
  'typescript-operations': '6.1.9',
  'typescript-resolvers': '6.1.0',
  'typed-document-node': '7.1.1',
  graphql: '16.15.0',
} as const;

/** Package of the command line with its version. */
export const CODEGEN = `@graphql-codegen/cli ${CODEGEN_VERSIONS.cli}`;

/** The version to compare outputs with. Its packages are installed under the scope `@previous-codegen`. */
export const PREVIOUS_CODEGEN = '@graphql-codegen/cli 6.3.1';

const BOOKS = `type Query {
  book(id: ID!): Book
}

type Book {
  id: ID!
  title: String!
  pages: Int
  author: Author!
}

type Author {
  name: String!
}
`;

const PAGE = `query BookPage($id: ID!) {
  book(id: $id) {
    title
    pages
    author {
      name
    }
  }
}
`;

export const CODEGEN_EXAMPLES = [
  {
    id: 'operations',
    schema: BOOKS,
    operations: PAGE,
    output: {plugins: ['typescript-operations'], config: {}},
  },
  {
    id: 'resolvers',
    schema: BOOKS,
    operations: '',
    output: {plugins: ['typescript', 'typescript-resolvers'], config: {useTypeImports: true}},
  },
  {
    id: 'client',
    schema: BOOKS,
    operations: PAGE,
    output: {preset: 'client', plugins: [], config: {useTypeImports: true}},
  },
  {
    id: 'compare',
    schema: BOOKS,
    operations: PAGE,
    output: {plugins: ['typescript-operations', 'typed-document-node'], config: {}},
    other: {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {immutableTypes: true, useTypeImports: true},
    },
  },
  {
    id: 'upgrade',
    schema: BOOKS,
    operations: PAGE,
    output: {plugins: ['typescript', 'typescript-operations'], config: {}},
    otherVersion: 'previous',
  },
] as const satisfies readonly CodegenExample[];

/** What the command line writes for the first example. */
export const FIRST_OUTPUT = `/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BookPageQueryVariables = Exact<{
  id: string | number;
}>;


export type BookPageQuery = { book: { title: string, pages: number | null, author: { name: string } } | null };
`;
