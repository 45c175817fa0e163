import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readAddress, type BenchFile} from '@selection-set/workbench/address';
import type {CodegenOutput} from '@site/src/family/benches/codegen/generateCode';
import {readConfiguration} from '@site/src/family/benches/codegen/readConfiguration';
import remarkStudioLinks from '@site/src/family/benches/codegen/remarkStudioLinks';
import {
  CODEGEN_FILES,
  readChoice,
  type CodegenChoice,
} from '@site/src/family/benches/codegen/settings';
import {BundledWorker, bundleBench} from '../../../support/bundleBench.family';

const ROOT = path.join(__dirname, '../../../..');
const STUDIO = '/play/codegen';
const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).freeze();

/** Addresses of the links that a page gets, in order. */
function listLinks(markdown: string): readonly string[] {
  const tree: Root = parser.parse(markdown);
  remarkStudioLinks()(tree);
  const found: string[] = [];
  visit(tree, 'mdxJsxFlowElement', ({name, attributes}: MdxJsxFlowElement) => {
    const to = attributes.find((attribute) => 'name' in attribute && attribute.name === 'to');
    if (name === 'BenchLink' && typeof to?.value === 'string') {
      found.push(to.value);
    }
  });
  return found;
}

/** What a link opens. */
function readFiles(link: string): readonly BenchFile[] {
  const read = readAddress(link.slice(STUDIO.length), [], (_, settings) => readChoice(settings));
  return read.kind === 'input' ? read.input.files : [];
}

const fence = (title: string, text: string, language = 'graphql'): string =>
  `\`\`\`${language} title="${title}"\n${text}\n\`\`\`\n`;
const configure = (settings: string): string =>
  fence('codegen.ts', `const config: CodegenConfig = ${settings};\n\nexport default config;`, 'ts');

const SCHEMA = fence('schema.graphql', 'type Query { book: String }');
const TYPES = `{schema: './schema.graphql', generates: {'types.ts': {plugins: ['typescript']}}}`;
const CLIENT = `{
  schema: 'schema.graphql',
  documents: ['src/**/*.{ts,tsx}', '!src/gql/**'],
  importExtension: '.js', // for Node
  config: {useTypeImports: true},
  generates: {'src/gql/': {preset: 'client', config: {documentMode: 'string'}}},
}`;

test('a configuration of the page gets a link with its schema and settings', () => {
  const [link = '', ...rest] = listLinks(`# Types\n\n${SCHEMA}\n${configure(TYPES)}`);
  expect(rest).toEqual([]);
  expect(readFiles(link)).toEqual([
    {name: 'schema.graphql', text: 'type Query { book: String }'},
    {name: 'operations.graphql', text: ''},
    {name: 'output.json', text: expect.stringContaining('"typescript"')},
    {name: 'other-output.json', text: ''},
  ]);
});

test('operations come from the files that the configuration names, out of their code', () => {
  const page = [
    SCHEMA,
    configure(CLIENT),
    fence(
      'src/page.ts',
      'const Page = graphql(/* GraphQL */ `\n  query Page($is: Boolean!) { book @include(if: $is) }\n`);\nconst Left = gql`{ book } ${More}`;',
      'ts',
    ),
    fence('src/gql/graphql.ts', 'gql`query Left { book }`', 'ts'),
    fence('other.graphql', 'query Other { book }'),
  ].join('\n');
  const [, operations, output] = readFiles(listLinks(page)[0] ?? '');
  expect(operations?.text).toBe('query Page($is: Boolean!) {\n  book @include(if: $is)\n}\n');
  expect(JSON.parse(output?.text ?? '')).toEqual({
    preset: 'client',
    config: {useTypeImports: true, importExtension: '.js', documentMode: 'string'},
  });
});

test.each([
  ['whose schema the page does not show', configure(TYPES)],
  [
    'with plugins that the studio lacks',
    `${SCHEMA}\n${configure(TYPES.replace("'typescript'", "'mine'"))}`,
  ],
  ['without an operation for its client', `${SCHEMA}\n${configure(CLIENT)}`],
  [
    'whose operations do not fit',
    `${SCHEMA}\n${configure(CLIENT)}\n${fence('src/a.ts', 'gql`{ author }`', 'ts')}`,
  ],
  [
    'with a schema of which the page shows a part',
    `${fence('schema.graphql', '  book: String')}\n${configure(TYPES)}`,
  ],
  [
    'that has to be run',
    `${SCHEMA}\n${configure(TYPES.replace("'./schema.graphql'", 'findSchema()'))}`,
  ],
  ['of another tool', `${SCHEMA}\n${fence('codegen.ts', 'export default {};', 'ts')}`],
])('a configuration %s gets none', (_, page) => {
  expect(listLinks(page)).toEqual([]);
});

test.each([
  [
    'const config: CodegenConfig = {a: [1, true, null, "b"], "c-d": {}}',
    {a: [1, true, null, 'b'], 'c-d': {}},
  ],
  ['const config: CodegenConfig = {...more}', undefined],
  ['const config: CodegenConfig = {[name]: 1}', undefined],
  ['const config: CodegenConfig = {a: [, 1]}', undefined],
  ['const config: CodegenConfig = {a: ', undefined],
  ['const config: CodegenConfig = {a: /x/}', undefined],
])('%s is read as far as it is written out', (code, expected) => {
  expect(readConfiguration(code)).toEqual(expected);
});

test('every link of the documentation and the blog opens input that generates', async () => {
  const worker = new BundledWorker<CodegenChoice, CodegenOutput>(await bundleBench('codegen'));
  const files = ['docs', 'blog'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {encoding: 'utf8', recursive: true})
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => path.join(ROOT, folder, name)),
  );
  const links = files
    .filter((file) => readFileSync(file, 'utf8').includes('title="codegen.ts"'))
    .flatMap((file) => listLinks(readFileSync(file, 'utf8')).map((link) => ({file, link})));
  expect(links.length).toBeGreaterThanOrEqual(14);
  const wrong: unknown[] = [];
  for (const {file, link} of links) {
    const {problems, generated} = await worker.answer(readFiles(link), {other: 'current'});
    // Some pages show a failure first, then its fix.
    const page = readFileSync(file, 'utf8').replaceAll(/\s+/gu, ' ');
    const unsaid = problems.filter(({message}) => !page.includes(message));
    if (unsaid.length > 0 || (problems.length === 0 && generated.length === 0)) {
      wrong.push([path.relative(ROOT, file), problems]);
    }
  }
  expect(wrong).toEqual([]);
  expect(readFiles(links[0]?.link ?? '').map(({name}) => name)).toEqual([...CODEGEN_FILES]);
});
