/**
 * What goes wrong: an exit code, noise on standard error, a package that is not installed, a wrong address, an option that does not exist, a
 * shown output, an export or a field of a schema.
 */
type MutationKind =
  'exit' | 'export' | 'field' | 'noise' | 'option' | 'output' | 'package' | 'request';

/** A mistake as it would come with a new version of a package, or by the pen. */
export interface Mutation {
  readonly file: string;
  readonly kind: MutationKind;
  /** Stands in the page; its first place is changed. */
  readonly find: string;
  readonly replace: string;
}

const exit = (file: string, find: string): Mutation => ({
  file,
  kind: 'exit',
  find,
  replace: `${find} process.exit(3);`,
});

const noise = (file: string, find: string): Mutation => ({
  file,
  kind: 'noise',
  find,
  replace: `console.error('A warning.'); ${find}`,
});

const mutation =
  (kind: MutationKind) =>
  (file: string, find: string, replace: string): Mutation => ({file, kind, find, replace});
const request = mutation('request');
const option = mutation('option');
const output = mutation('output');
const exported = mutation('export');
const field = mutation('field');

const withoutPackage = (file: string, find: string): Mutation => ({
  file,
  kind: 'package',
  find,
  replace: ' ',
});

/** Each on a page of its own, so that they can be followed side by side. The first six are of the six kinds that nothing else finds. */
export const MUTATIONS: readonly Mutation[] = [
  exit('docs/tools/concepts.mdx', "source: '{ bestseller }' })));"),
  noise('docs/config/reference.mdx', "console.log(await project.getSchema('string'));"),
  withoutPackage('docs/scalars/index.mdx', ' @graphql-tools/schema '),
  request('docs/sofa/quick-start.mdx', '4301/api/openapi.json\n', '4301/api/openapi.jsn\n'),
  option('docs/tools/reference.mdx', '| `preserveResolvers` |', '| `spareResolvers` |'),
  output('docs/envelop/troubleshooting.mdx', '6: Error: disk full', '6: Error: disk is full'),

  exit('docs/envelop/index.mdx', 'console.log(JSON.stringify(result));'),
  exit(
    'docs/scalars/concepts.mdx',
    "await ask('query ($n: PositiveInt) { seats(n: $n) }', { n: 1.5 });",
  ),
  exit('docs/sofa/concepts.mdx', 'await show({ depthLimit: 2 });'),
  exit(
    'docs/hive/guides/schema-from-the-cdn.mdx',
    "console.log(await tryIt(healthy, 'wrong-key'));",
  ),
  noise('docs/tools/quick-start.mdx', 'console.log(JSON.stringify(result, null, 2));'),
  noise('docs/envelop/concepts.mdx', "console.log(JSON.stringify(await run('{ author }')));"),
  noise('docs/guides/split-a-large-schema.mdx', 'console.log(JSON.stringify(result));'),
  noise('docs/yoga/guides/persisted-operations.mdx', 'console.log(await response.text());'),
  withoutPackage('docs/envelop/guides/authenticate.mdx', ' graphql-yoga '),
  withoutPackage('docs/modules/guides/context-and-middleware.mdx', ' @envelop/graphql-modules '),
  withoutPackage(
    'docs/config/guides/load-documents-from-code.mdx',
    ' @graphql-tools/code-file-loader ',
  ),
  withoutPackage('docs/sofa/reference.mdx', ' fets@0.8 '),
  request('docs/sofa/index.mdx', 'localhost:4000/api/books\n', 'localhost:4000/api/book\n'),
  request('docs/yoga/index.mdx', 'localhost:4000/graphql?', 'localhost:4000/graphq?'),
  request('docs/mesh/quick-start.mdx', '4100/graphql \\', '4100/graphq \\'),
  request(
    'docs/yoga/guides/frameworks-and-runtimes.mdx',
    'curl -s http://127.0.0.1:4611/graphql',
    'curl -s http://127.0.0.1:4611/graphq',
  ),
  option('docs/mesh/reference.mdx', '`--config-path`', '`--configuration-file`'),
  option(
    'docs/hive/guides/report-usage-from-yoga.mdx',
    '| `sampleRate` |',
    '| `shareOfOperations` |',
  ),
  option('docs/codegen/configuration.mdx', '`enumsAsTypes`, ', '`enumsAsUnionTypes`, '),
  option('docs/shield/quick-start.mdx', 'fallbackRule: deny,', 'defaultRule: deny,'),
  output(
    'docs/scalars/guides/validate-input.mdx',
    'Not an https URL.\n200',
    'Not a web address.\n200',
  ),
  output(
    'docs/tools/index.mdx',
    '{"book":{"title":"Kindred","pages":264}}',
    '{"book":{"title":"Kindred","pages":265}}',
  ),
  output('docs/swift/quick-start.mdx', "'Solaris, Stanislaw Lem' ]", "'Solaris, S. Lem' ]"),
  output(
    'docs/inspector/guides/use-the-api.mdx',
    "- Book.isbn: Field 'isbn' was removed from",
    "- Book.isbn: Field 'isbn' is gone from",
  ),

  exported('docs/yoga/quick-start.mdx', 'createYoga }', 'createYogi }'),
  exported('docs/config/quick-start.mdx', '{ loadConfig }', '{ readConfig }'),
  exported(
    'docs/envelop/guides/write-a-plugin.mdx',
    'import { isAsyncIterable, type Plugin }',
    'import { isAsyncList, type Plugin }',
  ),
  exported(
    'docs/mesh/guides/rest-as-graphql.mdx',
    'import { loadOpenAPISubgraph }',
    'import { loadOpenApi }',
  ),
  exported(
    'docs/tools/guides/mock-a-schema.mdx',
    'import { addMocksToSchema }',
    'import { mockSchema }',
  ),
  field('docs/eslint/quick-start.mdx', 'pages: Int\n', 'pages: Ints\n'),
  field('docs/inspector/quick-start.mdx', 'isbn: String\n', 'code: String\n'),
  field('docs/codegen/quick-start.mdx', 'pages: Int\n', 'length: Int\n'),
  field('docs/modules/quick-start.mdx', 'title: String!\n', 'name: String!\n'),
  field('docs/start/first-graphql-api.mdx', 'title: String!\n', 'name: String!\n'),
];
