import type {SchemaSettings} from './compareSchemas';

/** Input of the schema desk, named after its guides. */
export interface SchemaExample {
  readonly id: 'release' | 'removal' | 'script';
  readonly before: string;
  readonly after: string;
  readonly operations: string;
  readonly settings: SchemaSettings;
}

/** The version used by the samples of the documentation and by the portal. */
export const INSPECTOR = '@graphql-inspector/core 8.0.0';

const RELEASED = `type Query {
  book(id: ID!): Book
  search(text: String!, kind: SearchKind = TITLE): [Book!]!
}

type Book {
  id: ID!
  title: String!
  isbn: String @deprecated(reason: "Use \`id\`.")
  publisher: Publisher
}

type Publisher {
  name: String!
}

enum SearchKind {
  TITLE
  AUTHOR
}
`;

const CHANGED = `type Query {
  book(id: ID!): Book
  search(text: String!, kind: SearchKind = TITLE): [Book!]!
}

type Book {
  id: ID!
  title: String!
  publisher: Publisher
}

type Publisher {
  name: String!
}

enum SearchKind {
  TITLE
  AUTHOR
  SUBJECT
}
`;

const OPERATION = `query BookPage($id: ID!) {
  book(id: $id) {
    title
    isbn
  }
}
`;

export const SCHEMA_EXAMPLES = [
  {id: 'release', before: RELEASED, after: CHANGED, operations: OPERATION, settings: []},
  {
    id: 'removal',
    before: RELEASED,
    after: CHANGED,
    operations: OPERATION,
    settings: ['suppressRemovalOfDeprecatedField'],
  },
  {
    id: 'script',
    before: `type Query {
  book(id: ID!): Book
}

type Book {
  id: ID!
  title: String!
  isbn: String
}
`,
    after: `type Query {
  book(id: ID!, language: String): Book
}

type Book {
  id: ID!
  title: String!
  subtitle: String
}
`,
    operations: '',
    settings: ['ignoreDescriptionChanges'],
  },
] as const satisfies readonly SchemaExample[];

/** What the command line prints for the first example. */
export const RELEASE_OUTPUT = `[log] 
Detected the following changes (2) between schemas:

[log] ✖  Field isbn (deprecated) was removed from object type Book
[log] ⚠  Enum value SUBJECT was added to enum SearchKind
[error] Detected 1 breaking change
`;
