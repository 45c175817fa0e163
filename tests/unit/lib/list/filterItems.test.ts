import {filterItems, parseListQuery} from '../../../../src/lib/list/filterItems';
import {randomSource} from '../../../support/random';

interface Item {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** The items of section 1.12. */
const ITEMS: readonly Item[] = [
  {id: 'A', title: 'GraphQL Yoga', tags: ['server', 'http']},
  {id: 'B', title: 'Apollo Link', tags: ['client']},
  {id: 'C', title: 'Yoga Plugin', tags: ['server', 'graphql-yoga']},
  {id: 'D', title: 'Plain', tags: []},
];

function idsFor(query: string): string {
  return filterItems(ITEMS, query)
    .map(({id}) => id)
    .join(' ');
}

describe('filterItems (VAL-11, C-02)', () => {
  test.each([
    ['yoga', 'A C'],
    ['#server', 'A C'],
    ['#server #http', 'A'],
    ['yoga #server', 'A C'],
    ['#server  yoga', 'A C'],
    ['#graphql-yoga', 'C'],
    ['#', ''],
    ['', 'A B C D'],
  ])('%p finds [%s], as in the vectors of 1.12 (VAL-11)', (query, expected) => {
    expect(idsFor(query)).toBe(expected);
  });

  test.each([
    ['the text ignores case', 'YOGA', 'A C'],
    ['tags keep their case', '#Server', ''],
    ['every tag must match', '#server #client', ''],
    ['a tag of one character counts', '#a', ''],
    ['a tag must match as a whole', '#serv', ''],
    ['words on both sides of a tag are one text', 'yoga #server plugin', 'C'],
    ['the words keep their order', 'plugin yoga', ''],
    ['tabs and line breaks separate too', '#server\t#http\n', 'A'],
    ['white space alone is an empty query', '   ', 'A B C D'],
    ['text and tag must both match', 'apollo #server', ''],
    ['a # inside a word is text', 'yo#ga', ''],
  ])('%s: %p finds [%s] (VAL-11)', (_rule, query, expected) => {
    expect(idsFor(query)).toBe(expected);
  });

  test('a lone # is text and finds titles that contain it (VAL-11)', () => {
    const items = [
      {title: 'C# client', tags: []},
      {title: 'Other', tags: []},
    ];
    expect(filterItems(items, '#')).toEqual([items[0]]);
  });

  test('agrees with a naive reading of the rule on 2000 random queries (VAL-11)', () => {
    const {pick, times} = randomSource(11);
    const words = [
      'yoga',
      'Link',
      'pl',
      '#',
      '#server',
      '#http',
      '#client',
      '#x',
      '',
      ' ',
      '\t',
      'graphql',
    ];
    for (const query of times(2000, () =>
      times(4, () => pick(words)).join(pick([' ', '  ', '\n'])),
    )) {
      expect([query, filterItems(ITEMS, query)]).toEqual([query, naiveFilter(ITEMS, query)]);
    }
  });
});

describe('parseListQuery (VAL-11)', () => {
  test.each([
    ['', {tags: [], text: ''}],
    ['#', {tags: [], text: '#'}],
    ['#a', {tags: ['a'], text: ''}],
    ['##', {tags: ['#'], text: ''}],
    [' One  #b Two ', {tags: ['b'], text: 'one two'}],
    ['#b #b', {tags: ['b', 'b'], text: ''}],
  ])('%p is read as %j', (query, expected) => {
    expect(parseListQuery(query)).toEqual(expected);
  });
});

/** Character by character, without the functions of the original. */
function naiveFilter(items: readonly Item[], query: string): readonly Item[] {
  const tokens: string[] = [''];
  for (const character of query) {
    if (character === ' ' || character === '\t' || character === '\n') {
      tokens.push('');
    } else {
      tokens[tokens.length - 1] += character;
    }
  }
  const found: Item[] = [];
  for (const item of items) {
    const text: string[] = [];
    let passes = true;
    for (const token of tokens) {
      if (token[0] === '#' && token.length > 1) {
        passes = passes && item.tags.some((tag) => `#${tag}` === token);
      } else if (token !== '') {
        text.push(token);
      }
    }
    if (passes && item.title.toUpperCase().indexOf(text.join(' ').toUpperCase()) >= 0) {
      found.push(item);
    }
  }
  return found;
}
