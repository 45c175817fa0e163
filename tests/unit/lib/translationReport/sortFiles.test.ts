import {
  BY_PRIORITY,
  nextSorting,
  type RankedFile,
  sortFiles,
  type Sorting,
} from '../../../../src/lib/translationReport/report';

const file = (
  priority: number,
  title: string,
  state: RankedFile['state'],
  changes = 0,
): RankedFile => ({
  priority,
  title,
  state,
  original: `docs/${title}.mdx`,
  file: `i18n/fr/${title}.mdx`,
  kind: 'documents',
  blocks: 9,
  changes: Array.from({length: changes}, () => ({type: 'added', text: 'One'})),
});

const FILES = [
  file(1, 'Start', 'current'),
  file(2, 'Yoga', 'outdated', 2),
  file(3, 'Mesh', 'outdated', 5),
  file(4, 'About', 'untranslated'),
];

const order = (sorting: Sorting): readonly string[] =>
  sortFiles(FILES, sorting).map(({title}) => title);

test('a column is sorted in both directions, and equal files stay in the order of importance (I4)', () => {
  expect(order({key: 'title', direction: 'ascending'})).toEqual(['About', 'Mesh', 'Start', 'Yoga']);
  expect(order({key: 'state', direction: 'ascending'})).toEqual(['Yoga', 'Mesh', 'About', 'Start']);
  expect(order({key: 'state', direction: 'descending'})).toEqual([
    'Start',
    'About',
    'Yoga',
    'Mesh',
  ]);
  expect(order({key: 'changes', direction: 'descending'})).toEqual([
    'Mesh',
    'Yoga',
    'Start',
    'About',
  ]);
  expect(order({key: 'priority', direction: 'descending'})[0]).toBe('About');
});

test('a press sorts by a column, most changes first, and a second press turns it round (I4)', () => {
  const first = nextSorting(BY_PRIORITY, 'changes');
  expect(first).toEqual({key: 'changes', direction: 'descending'});
  expect(nextSorting(first, 'changes')).toEqual({key: 'changes', direction: 'ascending'});
  expect(nextSorting(first, 'title')).toEqual({key: 'title', direction: 'ascending'});
});
