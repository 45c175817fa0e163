import {NO_MARKS} from '../src/composeCode';
import {parseMeta} from '../src/readFence';

test('every word of a fence is read, in any order (ST-11)', () => {
  const meta = parseMeta(
    `wrap title="src/a b.ts (excerpt)" showLineNumbers=5 {2,4-6} added={3} removed={2} focus={5-7}`,
  );
  expect(meta).toEqual({
    flags: new Set(['wrap']),
    texts: {title: 'src/a b.ts (excerpt)'},
    numbers: {showLineNumbers: 5},
    marks: {
      added: [{first: 3, last: 3}],
      focus: [{first: 5, last: 7}],
      highlight: [
        {first: 2, last: 2},
        {first: 4, last: 6},
      ],
      removed: [{first: 2, last: 2}],
    },
    mistakes: [],
  });
});

test.each([undefined, '', '  '])('nothing (%j) means nothing', (meta) => {
  expect(parseMeta(meta)).toEqual({
    flags: new Set(),
    texts: {},
    numbers: {},
    marks: NO_MARKS,
    mistakes: [],
  });
});

test('line numbers start at 1 unless a number is given, and single quotes do as well', () => {
  expect(parseMeta('showLineNumbers').numbers).toEqual({showLineNumbers: 1});
  expect(parseMeta('showLineNumbers=0').numbers).toEqual({showLineNumbers: 0});
  expect(parseMeta(`title='it is "so"'`).texts).toEqual({title: 'it is "so"'});
});

test('lines may be named twice, and with spaces', () => {
  expect(parseMeta('{1} highlight={3, 5-6}').marks.highlight).toEqual([
    {first: 1, last: 1},
    {first: 3, last: 3},
    {first: 5, last: 6},
  ]);
});

test.each(['verify', 'titel="a"', 'constructor', '{1}x', '=', 'npm2yarn'])(
  '%s is not known, and what is known is named',
  (word) => {
    const {mistakes} = parseMeta(`wrap ${word}`);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(`"${word}" is not known here.`);
    expect(mistakes[0]).toContain('title="…"');
  },
);

test.each([
  ['[a.js]', 'title="…"'],
  ['filename="a.js"', 'title="…"'],
  ['hl_lines="1 2"', 'highlight={2,4-6}'],
  ['ins={1}', 'added={2,4-6}'],
  ['linenums="1"', 'showLineNumbers or showLineNumbers=5'],
])('%s is of another kind of Markdown, and the own word is named', (word, own) => {
  expect(parseMeta(word).mistakes[0]).toContain(`is not known here. Write ${own}.`);
});

test.each([
  ['{3-1}', 'highlight={2,4-6}'],
  ['{0}', 'highlight={2,4-6}'],
  ['{}', 'highlight={2,4-6}'],
  ['{1,,2}', 'highlight={2,4-6}'],
  ['added={a}', 'added={2,4-6}'],
  ['added=3', 'added={2,4-6}'],
  ['removed', 'removed={2,4-6}'],
  ['title', 'title="…"'],
  ['title=a.ts', 'title="…"'],
  ['showLineNumbers=many', 'showLineNumbers or showLineNumbers=5'],
  ['wrap=true', 'wrap'],
])('%s cannot be read, and the right form is named', (word, example) => {
  expect(parseMeta(word).mistakes).toEqual([`"${word}" cannot be read. Write ${example}.`]);
});

test.each([
  ['title="a.js', 'title="…"'],
  ['wrap title="my file.js {2}', 'title="…"'],
])('%s is told once, for its quotation mark', (meta, example) => {
  expect(parseMeta(meta).mistakes).toEqual([
    expect.stringMatching(`because its quotation mark is not closed\\. Write ${example}\\.$`),
  ]);
});

test.each([
  ['linenumbers', 'showLineNumbers'],
  ['titel="a.js"', 'title'],
  ['hightlight={2}', 'highlight'],
])('%s is told with the word that is near', (word, near) => {
  expect(parseMeta(word).mistakes).toEqual([
    expect.stringContaining(`is not known here. Did you mean "${near}"?`),
  ]);
});
