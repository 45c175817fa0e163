import {
  checkGraphql,
  isTypeDefinitions,
} from '../../../../../plugins/samples/samples/checkDocuments';

const SCHEMA = 'type Query { book: Book }\ntype Book { id: ID! title: String }';

describe('GraphQL of a page (SAMPLES)', () => {
  test('an operation is validated against the page’s schema, and a mistake has its line', () => {
    expect(checkGraphql('{ book { title } }', [SCHEMA])).toEqual([]);
    expect(checkGraphql('{\n  book {\n    name\n  }\n}', [SCHEMA])).toEqual([
      {line: 3, message: 'Cannot query field "name" on type "Book".'},
    ]);
  });

  test('without a schema it says what to do', () => {
    expect(checkGraphql('{ book { title } }', [])[0]?.message).toContain('No schema on this page');
  });

  test('a fragment may stand alone, and an operation may use those of the page', () => {
    const fragment = 'fragment Line on Book { title }';
    expect(checkGraphql(fragment, [SCHEMA])).toEqual([]);
    expect(checkGraphql('{ book { ...Line } }', [SCHEMA], [fragment])).toEqual([]);
    expect(checkGraphql('{ book { ...Line } }', [SCHEMA])).toHaveLength(1);
    expect(checkGraphql('{ book { ...Line } }', [SCHEMA], ['fragment Line on Book { x }'])).toEqual(
      [],
    );
  });

  test('type definitions hold alone or together with others', () => {
    expect(checkGraphql('extend type Book { pages: Int }', [SCHEMA])).toEqual([]);
    expect(checkGraphql('type Author { book: Books }', [SCHEMA])).toHaveLength(1);
    expect(isTypeDefinitions(SCHEMA)).toBe(true);
    expect(isTypeDefinitions('{ book { id } }')).toBe(false);
    expect(isTypeDefinitions('type {')).toBe(false);
  });
});
