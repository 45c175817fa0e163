import {type ContentFile, parseMarkdown} from '@selection-set/content-model';
import {checkDiagrams} from '../src/checkDiagrams';

async function check(markdown: string): Promise<readonly {line: number; message: string}[]> {
  const {parsed} = await parseMarkdown(markdown, 'mdx');
  return checkDiagrams({...parsed, file: 'docs/a.mdx'} as ContentFile);
}

const fence = (source: string, meta = 'alt="What it shows"'): string =>
  `Text.\n\n\`\`\`mermaid ${meta}\n${source}\n\`\`\`\n`;

test.each(['', 'alt=""', 'alt=" "', 'title="x"'])(
  'a diagram with the meta `%s` lacks its text alternative, at the line of the fence (R12)',
  async (meta) => {
    expect(await check(fence('flowchart LR\n  A --> B', meta))).toEqual([
      expect.objectContaining({file: 'docs/a.mdx', line: 3, rule: 'diagram'}),
    ]);
  },
);

test.each(["alt='One'", 'alt="Two words"', 'wrap alt="Three"'])(
  'the meta `%s` is a text alternative (R12)',
  async (meta) => {
    expect(await check(fence('flowchart LR\n  A --> B', meta))).toEqual([]);
  },
);

test.each([
  ['an unknown kind', 'pie\n  "a": 1', 4, /starts with "pie".*flowchart/u],
  ['no direction that exists', 'flowchart XX\n  A --> B', 4, /flowchart XX/u],
  ['nothing to draw', 'sequenceDiagram\n  what is this', 4, /Nothing in this diagram/u],
  [
    'a line that is passed over',
    'flowchart LR\n  A --> B\n  B ~> what\n  B --> C',
    6,
    /Nothing is drawn/u,
  ],
  [
    'a message without an arrow',
    'sequenceDiagram\n  A->>B: ask\n  B: answer',
    6,
    /Nothing is drawn/u,
  ],
  [
    'a colour of its own',
    'flowchart LR\n  A --> B\n  style A fill:#f00',
    6,
    /colours from the portal/u,
  ],
  ['a class of its own', 'flowchart LR\n  A:::red --> B', 5, /colours from the portal/u],
])('%s is named with its line (R12)', async (_, source, line, message) => {
  expect(await check(fence(source))).toEqual([
    expect.objectContaining({line, message: expect.stringMatching(message)}),
  ]);
});

test('comments, blanks, declarations and ends of blocks may leave no trace (R12)', async () => {
  const source =
    'sequenceDiagram\n  %% who\n  participant A\n\n  A->>B: ask\n  opt perhaps\n    B-->>A: answer\n  end';
  expect(await check(fence(source))).toEqual([]);
});

test('code in other languages is no diagram (R12)', async () => {
  expect(await check('```ts\nconst a = 1;\n```\n')).toEqual([]);
});
