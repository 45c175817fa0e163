import type {CommentStyle} from '../src/composeCode';
import {readMarks} from '../src/readFence';

const read = (lines: readonly string[], styles: readonly CommentStyle[] = ['slashes', 'block']) =>
  readMarks(lines.join('\n'), styles);

test.each<[CommentStyle, string]>([
  ['slashes', '// added-next-line'],
  ['slashes', '  //added-next-line  '],
  ['hash', '# added-next-line'],
  ['block', '/* added-next-line */'],
  ['jsx', '{/* added-next-line */}'],
  ['markup', '<!-- added-next-line -->'],
  ['dashes', '-- added-next-line'],
  ['percent', '% added-next-line'],
  ['semicolons', ';; added-next-line'],
])('in a comment of the kind %s, "%s" marks the next line and goes', (style, comment) => {
  expect(read(['a', comment, 'b', 'c'], [style])).toEqual({
    code: 'a\nb\nc',
    marks: {added: [{first: 2, last: 2}], focus: [], highlight: [], removed: []},
    mistakes: [],
  });
});

test('comments of another language, after code, and about something else stay', () => {
  const lines = ['# added-next-line', 'a // added-next-line', '// next-line', '// bold-next-line'];
  const {code, marks, mistakes} = read(lines);
  expect(code).toBe(lines.join('\n'));
  expect(Object.values(marks).flat()).toEqual([]);
  expect(mistakes).toEqual([]);
});

test.each([
  ['// higlight-next-line', 'highlight-next-line'],
  ['// highlight-nextline', 'highlight-next-line'],
  ['// Focus-Start', 'focus-start'],
  ['/* removd-end */', 'removed-end'],
])('the misspelt mark %s is shown, and told with the right one', (comment, right) => {
  const {code, marks, mistakes} = read(['a', comment, 'b']);
  expect(code).toBe(`a\n${comment}\nb`);
  expect(Object.values(marks).flat()).toEqual([]);
  expect(mistakes).toEqual([
    {line: 2, message: expect.stringMatching(`does not mark a line.*Did you mean "${right}"\\?`)},
  ]);
});

test('marks may span several lines, nest, and meet on one line', () => {
  const {code, marks, mistakes} = read([
    '// focus-start',
    'a',
    '// highlight-start',
    'b',
    '// removed-next-line',
    '// focus-end',
    'c',
    '// highlight-end',
    'd',
  ]);
  expect(code).toBe('a\nb\nc\nd');
  expect(marks).toEqual({
    added: [],
    focus: [{first: 1, last: 2}],
    highlight: [{first: 2, last: 3}],
    removed: [{first: 3, last: 3}],
  });
  expect(mistakes).toEqual([]);
});

test.each([
  [['a', '// focus-start', 'b'], 2, '"focus-start" has no "focus-end" after it.'],
  [['a', '// focus-end'], 2, '"focus-end" has no "focus-start" before it.'],
  [
    ['// added-start', 'a', '// added-start', 'b', '// added-end'],
    3,
    '"added-start" stands within another one. End that one first with "added-end".',
  ],
  [['a', '// added-next-line'], 2, '"added-next-line" has no line after it.'],
  [
    ['a', 'b // [!code ++]'],
    2,
    '"[!code ++]" does not mark a line here, so readers see this comment. Write "added-next-line" in a comment on the line above.',
  ],
])('%j is a mistake in line %d', (lines, line, message) => {
  expect(read(lines).mistakes).toEqual([{line, message}]);
});

test('an empty range is reported at its end', () => {
  expect(read(['// added-start', '// added-end', 'a']).mistakes).toContainEqual({
    line: 2,
    message: 'There is no line between "added-start" and "added-end".',
  });
});
