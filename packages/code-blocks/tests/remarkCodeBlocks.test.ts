import {VFile} from 'vfile';
import remarkCodeBlocks from '../src/remarkCodeBlocks';
import {type MarkdownFormat, parseMarkdown} from '@selection-set/content-model';
import {visit} from 'unist-util-visit';

/** The props of each fence's component. */
async function transform(markdown: string, format: MarkdownFormat): Promise<object[]> {
  const {parsed} = await parseMarkdown(markdown, format);
  if (parsed === undefined) {
    throw new Error('The example cannot be parsed.');
  }
  remarkCodeBlocks()(parsed.tree, new VFile());
  const fences: object[] = [];
  visit(parsed.tree, 'mdxJsxFlowElement', ({name, attributes}) => {
    expect(name).toBe('CodeFence');
    fences.push(
      Object.fromEntries(
        attributes.map((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : [],
        ),
      ),
    );
  });
  return fences;
}

describe.each(['md', 'mdx'] as const)('in .%s files', (format) => {
  test('a fence becomes our component with its code as HTML (ST-11)', async () => {
    expect(
      await transform(
        '```ts title="a.ts" showLineNumbers added={1} wrap\nlet a;\n```\n\n- b\n\n  ```bash\n  npm i\n  ```\n',
        format,
      ),
    ).toEqual([
      {
        title: 'a.ts',
        language: 'TypeScript',
        gutter: 'numbers signs',
        isWrapped: null,
        html: '<ins class=l data-n=1><span class=k>let</span> a;</ins>',
      },
      {language: 'Shell', html: '<span class=f>npm</span> i'},
    ]);
  });

  test('plain text has no label', async () => {
    expect(await transform('```\na\n```\n\n```text\nb\n```', format)).toEqual([
      {html: 'a'},
      {html: 'b'},
    ]);
  });

  test('diagrams are left to the step that draws them', async () => {
    expect(await transform('```mermaid\na\n```', format)).toEqual([]);
  });
});

test('code in an element is coloured as a fence is, where it is written out', async () => {
  const elements = await transform(
    [
      '<CodeBlock className="language-yaml" title="a.yml" showLineNumbers>{`',
      'a: b # c',
      '`}</CodeBlock>',
      '',
      '<CodeBlock language="js">const a = {\'1\'}</CodeBlock>',
      '',
      '<CodeBlock title=\'The "main" file\'>a</CodeBlock>',
    ].join('\n'),
    'mdx',
  );
  expect(elements).toMatchObject([
    {title: 'a.yml', language: 'YAML', gutter: 'numbers'},
    {language: 'JavaScript'},
    {title: 'The "main" file'},
  ]);
});

test.each([
  '<CodeBlock language="js">{source}</CodeBlock>',
  '<CodeBlock title={name}>a</CodeBlock>',
  '<CodeBlock><b>a</b></CodeBlock>',
  '<Other language="js">a</Other>',
])('%s is drawn by the page', async (text) => {
  const {parsed} = await parseMarkdown(text);
  const before = structuredClone(parsed?.tree);
  if (parsed !== undefined) {
    remarkCodeBlocks()(parsed.tree, new VFile());
  }
  expect(parsed?.tree).toEqual(before);
});
