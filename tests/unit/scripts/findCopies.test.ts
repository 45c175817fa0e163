import {findCopies} from '../../../scripts/findCopies.mjs';

const LINES = Array.from({length: 12}, (_, at) => `  const value${at} = read(source, ${at});`);
const COPY = ['function readAll(source: Source) {', ...LINES, '}'].join('\n');

test('names both places of a piece of logic that two files share, whatever their kind', async () => {
  const copies = await findCopies([
    {name: 'src/lib/one.ts', text: `export const first = 1;\n\n${COPY}`},
    {name: 'src/components/Two/index.tsx', text: COPY},
  ]);
  expect(copies).toEqual([
    {one: 'src/components/Two/index.tsx:1', other: 'src/lib/one.ts:3', lines: 13},
  ]);
});

test.each([
  ['eight lines are no copy', LINES.slice(0, 8).join('\n')],
  [
    'neither are comments',
    Array.from({length: 20}, (_, at) => `// Line ${at} of a comment.`).join('\n'),
  ],
])('%s', async (_title, text) => {
  expect(
    await findCopies([
      {name: 'src/lib/one.ts', text},
      {name: 'src/lib/two.ts', text},
    ]),
  ).toEqual([]);
});
