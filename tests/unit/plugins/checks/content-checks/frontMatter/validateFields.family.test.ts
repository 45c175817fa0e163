import {
  composeFields,
  createValidator,
  fieldsOf,
  type PageKind,
} from '../../../../../../plugins/checks/content-checks/frontMatter/fields';
import {
  countCharacters,
  isDay,
} from '../../../../../../plugins/checks/content-checks/frontMatter/rules';
import {suggestSpelling} from '@selection-set/content-model';

const DESCRIPTION = 'Build a GraphQL server with Yoga from an empty folder and query it over HTTP.';
const DOC = {
  title: 'Quick start',
  description: DESCRIPTION,
  owner: 'maintainers',
  review_by: '2027-05-20',
};
const POST = {
  title: 'Null in GraphQL',
  description: DESCRIPTION,
  slug: 'null-in-graphql',
  authors: ['maintainers'],
  tags: ['schemas'],
};

function validate(kind: PageKind, values: Readonly<Record<string, unknown>>, locale = 'en-US') {
  const fields = composeFields({locale, authors: ['maintainers'], tags: ['schemas']});
  return createValidator(fieldsOf(fields, kind), kind)(values);
}

test.each<[PageKind, Readonly<Record<string, unknown>>]>([
  ['doc', DOC],
  ['page', {...DOC, hide_table_of_contents: true, image: 'https://example.org/card.png'}],
  ['post', POST],
  [
    'doc',
    {
      ...DOC,
      slug: '/',
      tools: [],
      badges: ['new', 'beta'],
      sidebar_position: 2.5,
      pagination_next: null,
      keywords: ['server'],
    },
  ],
  ['doc', {...DOC, slug: '/hive/v1.0'}],
])('a complete %s has no mistakes (A6)', (kind, values) => {
  expect(validate(kind, values)).toEqual([]);
});

test.each<[PageKind, Readonly<Record<string, unknown>>, string, RegExp]>([
  ['doc', {...DOC, draft: true, unlisted: true}, 'unlisted', /next to "draft".*Keep one/u],
  [
    'doc',
    {...DOC, toc_min_heading_level: 4, toc_max_heading_level: 3},
    'toc_min_heading_level',
    /is 4, deeper than "toc_max_heading_level", which is 3\. Swap/u,
  ],
  ['doc', {...DOC, title: undefined}, 'title', /missing/u],
  ['doc', {...DOC, title: ''}, 'title', /is "".*a text/u],
  [
    'doc',
    {...DOC, title: 404},
    'title',
    /is 404\. Write '404' in quotes for a text\. Allowed: a text/u,
  ],
  ['doc', {...DOC, title: null}, 'title', /is null/u],
  ['doc', {...DOC, description: 'Short.'}, 'description', /of 6 characters.*50 to 160/u],
  ['doc', {...DOC, description: DESCRIPTION.repeat(3)}, 'description', /of 231 characters/u],
  ['doc', {...DOC, tools: 'YOGA'}, 'tools', /is "YOGA".*a list/u],
  ['doc', {...DOC, tools: ['yoga']}, 'tools', /is "yoga"\. Did you mean "YOGA"\?/u],
  ['doc', {...DOC, tools: ['YOGA', 'YOGA']}, 'tools', /without repeats/u],
  ['doc', {...DOC, tools: null}, 'tools', /is null/u],
  ['doc', {...DOC, owner: undefined}, 'owner', /missing.*maintainers/u],
  ['doc', {...DOC, review_by: '20.5.2027'}, 'review_by', /a day such as/u],
  ['doc', {...DOC, review_by: 2027}, 'review_by', /is 2027/u],
  ['doc', {...DOC, badges: ['experimental']}, 'badges', /new, beta, deprecated, archived/u],
  ['doc', {...DOC, slug: 'Quick Start'}, 'slug', /lower-case/u],
  ['doc', {...DOC, sidebar_position: '1'}, 'sidebar_position', /is "1".*number/u],
  ['doc', {...DOC, draft: 'yes'}, 'draft', /true or false/u],
  ['doc', {...DOC, authors: ['maintainers']}, 'authors', /A document may have/u],
  ['doc', {...DOC, nav_order: 2}, 'nav_order', /Write "sidebar_position" in its place/u],
  ['doc', {...DOC, linkTitle: 'A'}, 'linkTitle', /Write "sidebar_label" in its place/u],
  ['page', {...DOC, weight: 2}, 'weight', /unknown field "weight"\. Remove it\./u],
  ['doc', {...DOC, layout: 'home'}, 'layout', /unknown field "layout"\. Remove it\./u],
  ['doc', {...DOC, descripton: 'x'}, 'descripton', /Did you mean "description"\?/u],
  ['post', {...POST, slug: undefined}, 'slug', /missing/u],
  ['post', {...POST, authors: ['me']}, 'authors', /is "me".*of maintainers/u],
  ['post', {...POST, tags: ['schema']}, 'tags', /Did you mean "schemas"\?/u],
  ['post', {...POST, date: '2027-05-20'}, 'date', /unknown field "date".*A post may have/u],
  ['page', {...DOC, sidebar_label: 'x'}, 'sidebar_label', /A page may have/u],
])('a %s with %j is told of its %s (A6)', (kind, values, field, message) => {
  const found = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  );

  expect(validate(kind, found)).toEqual([{field, message: expect.stringMatching(message)}]);
});

test('all mistakes of a front matter are told at once (A6)', () => {
  expect(validate('doc', {title: 'x', tool: []}).map(({field}) => field)).toEqual([
    'description',
    'owner',
    'review_by',
    'tool',
  ]);
});

test('a Japanese description may be half as long (A6)', () => {
  const description = '空のフォルダーから始めて、クエリとミューテーションを備えた API を作ります。';

  expect(validate('doc', {...DOC, description}, 'ja')).toEqual([]);
  expect(validate('doc', {...DOC, description}, 'fr')).toHaveLength(1);
  expect(validate('doc', {...DOC, description: '短い説明です。'}, 'ja')).toHaveLength(1);
});

test.each([
  ['  two   words ', 9],
  ['e\u0301te\u0301', 3],
  ['👩‍💻 codes', 7],
  ['مُحَمَّد', 4],
])('"%s" has the characters that a reader counts (A6)', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-5-20', false],
  ['20270520', false],
])('whether %s is a day: %s (A6)', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('what is far from everything known is not guessed at', () => {
  expect(suggestSpelling('elephant', ['tools', 'title'])).toBe('');
  expect(suggestSpelling('tols', ['tools', 'title'])).toBe(' Did you mean "tools"?');
  expect(suggestSpelling('is', ['id', 'title'])).toBe(' Did you mean "id"?');
  expect(suggestSpelling('x', [])).toBe('');
});
