/** What is renamed: an export, a schema field, an option, or a shown output. */
type MutationKind = 'export' | 'field' | 'option' | 'output';

/** A mistake as it would come with a new version of a package, or by the pen. */
export interface Mutation {
  readonly file: string;
  readonly kind: MutationKind;
  /** Stands in the page; its first place is changed. */
  readonly find: string;
  readonly replace: string;
}

/** Each on a page of its own, so that they can be followed side by side. */
export const MUTATIONS: readonly Mutation[] = [
  {
    file: 'docs/yoga/quick-start.mdx',
    kind: 'export',
    find: 'createYoga }',
    replace: 'createYogi }',
  },
  {
    file: 'docs/config/quick-start.mdx',
    kind: 'export',
    find: '{ loadConfig }',
    replace: '{ readConfig }',
  },
  {
    file: 'docs/sofa/quick-start.mdx',
    kind: 'export',
    find: '{ useSofa }',
    replace: '{ applySofa }',
  },
  {
    file: 'docs/envelop/guides/write-a-plugin.mdx',
    kind: 'export',
    find: 'import { isAsyncIterable, type Plugin }',
    replace: 'import { isAsyncList, type Plugin }',
  },
  {
    file: 'docs/mesh/guides/rest-as-graphql.mdx',
    kind: 'export',
    find: 'import { loadOpenAPISubgraph }',
    replace: 'import { loadOpenApi }',
  },
  {
    file: 'docs/tools/guides/mock-a-schema.mdx',
    kind: 'export',
    find: 'import { addMocksToSchema }',
    replace: 'import { mockSchema }',
  },
  {
    file: 'docs/eslint/quick-start.mdx',
    kind: 'field',
    find: 'pages: Int\n',
    replace: 'pages: Ints\n',
  },
  {
    file: 'docs/inspector/quick-start.mdx',
    kind: 'field',
    find: 'isbn: String\n',
    replace: 'code: String\n',
  },
  {
    file: 'docs/codegen/quick-start.mdx',
    kind: 'field',
    find: 'pages: Int\n',
    replace: 'length: Int\n',
  },
  {
    file: 'docs/modules/quick-start.mdx',
    kind: 'field',
    find: 'title: String!\n',
    replace: 'name: String!\n',
  },
  {
    file: 'docs/start/first-graphql-api.mdx',
    kind: 'field',
    find: 'title: String!\n',
    replace: 'name: String!\n',
  },
  {
    file: 'docs/shield/quick-start.mdx',
    kind: 'option',
    find: 'fallbackRule: deny,',
    replace: 'defaultRule: deny,',
  },
  {
    file: 'docs/codegen/guides/typed-operations.mdx',
    kind: 'option',
    find: "documentMode: 'string'",
    replace: "documentKind: 'string'",
  },
  {
    file: 'docs/yoga/guides/context-and-authentication.mdx',
    kind: 'option',
    find: 'algorithms: [',
    replace: 'algorithm: [',
  },
  {
    file: 'docs/scalars/guides/validate-input.mdx',
    kind: 'output',
    find: 'Not an https URL.\n200',
    replace: 'Not a web address.\n200',
  },
];
