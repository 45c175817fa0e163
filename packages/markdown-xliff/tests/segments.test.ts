import {parsePlace} from '@selection-set/content-model';
import {signatureOf, textOf, writeInline, type SegmentForm} from '../src/inline/writeInline';
import {isTranslatable, listSegments} from '../src/segments/listSegments';
import {toFile} from '../../../tests/support/content';

async function list(text: string): Promise<readonly (readonly [SegmentForm, string])[]> {
  return listSegments(await toFile(text))
    .segments.filter(isTranslatable)
    .map(({form, content}) => [form, textOf(content)]);
}

test.each([
  ['a heading without its id', '## Set *up* {/* #set-up */}\n', [['heading', 'Set up']]],
  ['a wrapped paragraph as one line', 'One\ntwo `code`\nthree.\n', [['text', 'One two  three.']]],
  ['a wrapped paragraph of a language without spaces', '一行\n二行\n', [['text', '一行二行']]],
  [
    'each cell of a table',
    '| A | B |\n| --- | --- |\n| c | `d` |\n',
    [
      ['cell', 'A'],
      ['cell', 'B'],
      ['cell', 'c'],
    ],
  ],
  [
    'the title of a call-out',
    ':::tip[Good to know]\n\nText.\n\n:::\n',
    [
      ['label', 'Good to know'],
      ['text', 'Text.'],
    ],
  ],
  [
    'properties that are words',
    '<Video src="/a" title="A tour" size="big" />\n',
    [['property', 'A tour']],
  ],
  [
    'components that stand in a paragraph of their own',
    '<Cards>\n<Card title="One">First.</Card>\n<Card title="Two">Second.</Card>\n</Cards>\n',
    [
      ['property', 'One'],
      ['text', 'First.'],
      ['property', 'Two'],
      ['text', 'Second.'],
    ],
  ],
  ['the alternative text of a picture', 'See ![a menu](/a.png).\n', [['text', 'See a menu.']]],
  [
    'the description of a diagram',
    '```mermaid alt="A flow"\nflowchart LR\n  A --> B\n```\n',
    [['alternative', 'A flow']],
  ],
  [
    'fields of the front matter that are read',
    "---\ntitle: 'It''s'\nslug: a\ndescription: >-\n  Long\n  text.\n---\n",
    [
      ['field', "It's"],
      ['field', 'Long text.'],
    ],
  ],
  [
    'no code, import, comment or bare component',
    "import A from 'a';\n\n{/* Not this. */}\n\n```js\nconst a = 'b';\n```\n\n<A />\n\n`only code`\n",
    [],
  ],
] as const)('a translator gets %s (I4)', async (_, text, expected) => {
  expect(await list(text)).toEqual(expected);
});

const SIGNS = String.raw`a {b} <c> <d/> *e* _f_ [g](h) ![i](j) \k & &amp; | ~~l~~ "m" 'n' :o :::p # - 1.`;

/** A bare address is a link in Markdown; as words it may appear wherever the parser allows it. */
const ADDRESSES: Partial<Record<SegmentForm, readonly string[]>> = {
  text: ['See https://q.r and a@b.cd.'],
  heading: ['See www.q.rs'],
  cell: ['See https://q.r'],
};

test.each([
  ['text', 'A.\n', 'A.'],
  ['heading', '## A.\n', 'A.'],
  ['cell', '| A. |\n| --- |\n', 'A.'],
  ['label', ':::tip[A.]\n\n:::\n', 'A.'],
  ['property', '<Video title="A." />\n', '"A."'],
  ['field', '---\ntitle: A.\n---\n', 'A.'],
] as const)(
  'every sign of Markdown, MDX and YAML survives as words in a %s (I4)',
  async (form, text, words) => {
    for (const value of [
      SIGNS,
      `- ${SIGNS}`,
      `# ${SIGNS}`,
      `1. ${SIGNS}`,
      `> ${SIGNS}`,
      ...(ADDRESSES[form] ?? []),
    ]) {
      const content = [{type: 'text', value} as const];
      const file = await toFile(text);
      const {files, problems} = await parsePlace(
        file,
        file.text.replace(words, () => writeInline(content, form, true)),
        '',
      );
      expect(problems).toEqual([]);
      const [again = file] = files;
      expect(listSegments(again).segments.map((segment) => signatureOf(segment.content))).toEqual([
        signatureOf(content),
      ]);
    }
  },
);

test('emphasis survives next to characters without spaces, as in Japanese (I4)', async () => {
  const file = await toFile('**A.** b\n');
  const [segment] = listSegments(file).segments;
  const [strong] = segment?.content ?? [];
  if (strong?.type !== 'pair') {
    throw new Error('There is no emphasis.');
  }
  const content = [
    {type: 'text', value: '次の'} as const,
    {...strong, children: [{type: 'text', value: '「強調」'} as const]},
    {type: 'text', value: 'は'} as const,
  ];
  const again = await toFile(writeInline(content, 'text', true));
  expect(listSegments(again).segments.map((other) => signatureOf(other.content))).toEqual([
    signatureOf(content),
  ]);
});
