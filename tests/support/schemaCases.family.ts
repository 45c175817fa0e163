import {
  buildSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLOutputType,
} from 'graphql';
import {randomSource} from './random';

const SCALARS = ['ID', 'String', 'Int', 'Float', 'Boolean', 'Date'];
const WORDS = ['book', 'author', 'title', 'price', 'shelf', 'page', 'review', 'stock', 'note'];

/**
 * The text of a schema with objects, an interface, a union, enums, inputs, directives, descriptions and deprecations. Two seeds that are near
 * each other give schemas of the same types that differ in much of what is in them.
 *
 * @param seed decides what it has.
 * @param types number of object types.
 */
export function generateSchema(seed: number, types = 6): string {
  const {below, pick} = randomSource(seed);
  const chance = (share: number): boolean => below(100) < share * 100;
  const names = Array.from({length: types}, (_, index) => `Thing${index}`).filter(() =>
    chance(0.85),
  );
  const objects = names.length === 0 ? ['Thing0'] : names;
  const wrap = (type: string): string =>
    pick([type, type, `${type}!`, `[${type}!]`, `[${type}!]!`, `[${type}]`]);
  const deprecate = (): string =>
    chance(0.15) ? pick([' @deprecated', ' @deprecated(reason: "Use another one.")']) : '';
  const describe = (indent: string): string =>
    chance(0.2) ? `${indent}"""${pick(['What it is.', 'Of old.', 'A "quoted" word.'])}"""\n` : '';
  const args = (): string =>
    chance(0.35)
      ? `(${WORDS.slice(0, 1 + below(3))
          .map((word) => `${word}: ${pick(['Int', 'Int = 3', 'String!', 'Kind = OLD', 'Filter'])}`)
          .join(', ')})`
      : '';
  const fields = (count: number): string =>
    WORDS.slice(0, count)
      .filter((_, index) => index === 0 || chance(0.8))
      .map(
        (word) =>
          `${describe('  ')}  ${word}${args()}: ${wrap(pick([...SCALARS, ...objects, 'Kind']))}${deprecate()}${chance(0.1) ? ' @mark(note: "x")' : ''}\n`,
      )
      .join('');
  return [
    `directive @mark(note: String${chance(0.3) ? ', level: Int = 1' : ''}) on FIELD_DEFINITION${chance(0.4) ? ' | OBJECT' : ''}\n`,
    `scalar Date\n`,
    `type Query {\n${objects.map((name) => `  all${name}${args()}: ${wrap(name)}${deprecate()}\n`).join('')}  any: Any\n}\n`,
    chance(0.6) ? `type Mutation {\n  save(input: Filter!): ${wrap('Boolean')}\n}\n` : '',
    `interface Node {\n  id: ID!\n}\n`,
    ...objects.map(
      (name) =>
        `${describe('')}type ${name}${chance(0.4) ? ' implements Node {\n  id: ID!\n' : ' {\n'}${fields(3 + below(6))}}\n`,
    ),
    `union Any = ${objects.filter((_, index) => index === 0 || chance(0.6)).join(' | ')}\n`,
    `enum Kind {\n  OLD\n  NEW${deprecate()}\n${chance(0.5) ? '  LATER\n' : ''}}\n`,
    `input Filter {\n  text: String${chance(0.3) ? '! = "a"' : ''}\n${chance(0.5) ? `  kind: Kind${chance(0.5) ? ' = NEW' : ''}\n` : ''}${chance(0.3) ? '  size: Int!\n' : ''}}\n`,
  ].join('\n');
}

/** A schema with a number of fields, for measurements: types of 20 fields each. */
export function generateLargeSchema(fields: number, change: number): string {
  const types = Math.ceil(fields / 20);
  return [
    `type Query {\n${Array.from({length: types}, (_, index) => `  item${index}: Item${index}\n`).join('')}}\n`,
    ...Array.from(
      {length: types},
      (_, type) =>
        `type Item${type} {\n${Array.from({length: 19}, (__, field) =>
          (type * 19 + field) % 11 === change ? '' : `  field${field}(first: Int = 10): String\n`,
        ).join('')}}\n`,
    ),
  ].join('\n');
}

/**
 * Operations that fit a schema: a query for each second field of its root, with fragments, variables and a mutation where there is one.
 *
 * @param text of the schema, as `generateSchema` writes it.
 */
export function generateOperations(text: string, seed: number): string {
  const {below} = randomSource(seed);
  const schema = buildSchema(text);
  const fragments: string[] = [];
  const select = (type: GraphQLOutputType, depth: number, prefix = ''): string => {
    const named = getNamedType(type);
    if (isUnionType(named)) {
      return ` { __typename ${named
        .getTypes()
        .map((member) => `... on ${member.name}${select(member, depth, `of${member.name}_`)}`)
        .join(' ')} }`;
    }
    if (!isObjectType(named)) {
      return '';
    }
    const parts = Object.values(named.getFields())
      // Required arguments would need values.
      .filter(({args}) => args.every((arg) => !isRequiredArgument(arg)))
      .filter((field) => depth > 0 || isLeafType(getNamedType(field.type)))
      .filter((_, index) => index === 0 || below(3) > 0)
      .map(
        (field, index) =>
          `${prefix !== '' || below(6) === 0 ? `${prefix}alias${index}: ` : ''}${field.name}${select(field.type, depth - 1)}`,
      );
    return ` { ${parts.length === 0 ? '__typename' : parts.join(' ')} }`;
  };
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({args}) => args.every((arg) => !isRequiredArgument(arg)))
    .filter((_, index) => index % 2 === seed % 2)
    .map((field, index) => {
      const named = getNamedType(field.type);
      const hasFragment = isObjectType(named) && below(2) === 0;
      if (hasFragment) {
        fragments.push(`fragment Part${index} on ${named.name}${select(field.type, 1)}`);
      }
      const [arg] = field.args;
      const isAsked = arg !== undefined && below(2) === 0;
      return `query Ask${index}${isAsked ? `($value: ${String(arg.type)})` : ''} { ${field.name}${
        isAsked ? `(${arg.name}: $value)` : ''
      }${hasFragment ? ` { ...Part${index} __typename }` : select(field.type, 2)} }`;
    });
  const save = schema.getMutationType()?.getFields().save;
  return [
    ...queries,
    ...fragments,
    ...(save === undefined ? [] : ['mutation Save($input: Filter!) { save(input: $input) }']),
    '',
  ].join('\n');
}
