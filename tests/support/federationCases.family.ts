import {randomSource} from './random';

/** Subgraphs with an operation and data. */
export interface FederationCase {
  readonly subgraphs: Readonly<Record<string, string>>;
  readonly operation: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const LINK = `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.5"
  import: ["@key", "@shareable", "@external", "@requires", "@override"]
)
`;

const KINDS = ['String', 'Int', 'Float!', 'Boolean', 'Kind', '[String!]'];

/**
 * Subgraphs that share entities: each adds fields to them, has a field of the root, and refers to others. Every fifth case does not compose.
 *
 * @param seed decides what they have.
 */
export function generateFederation(seed: number): FederationCase {
  const {below, pick} = randomSource(seed + 900);
  const chance = (share: number): boolean => below(100) < share * 100;
  const names = ['books', 'reviews', 'stock', 'shop-front'].slice(0, 2 + below(3));
  const entities = ['Book', 'Author', 'Shop'].slice(0, 1 + below(3));
  const isShared = chance(0.5);
  const selections = new Map(entities.map((entity) => [entity, ['__typename', 'id']]));
  const select = (entity: string, field: string): void => {
    selections.get(entity)?.push(field);
  };
  const roots: string[] = [];
  const subgraphs = names.map((name, index): [string, string] => {
    const own = name.replace('-', '_');
    const types = entities.map((entity, number) => {
      const fields = ['id: ID!'];
      for (const [place, kind] of KINDS.entries()) {
        if (chance(0.5)) {
          const field = `${own}${place}${number}`;
          fields.push(`${field}: ${kind}`);
          select(entity, field);
        }
      }
      if (isShared) {
        fields.push('common: String @shareable');
        if (index === 0) {
          select(entity, 'common');
        }
      }
      if (seed % 5 === 4) {
        fields.push('conflict: Int');
      }
      if (index === 0) {
        fields.push('weight: Int!');
      } else if (chance(0.4)) {
        fields.push(
          'weight: Int! @external',
          `${own}Cost${number}: Int @requires(fields: "weight")`,
        );
        select(entity, `${own}Cost${number}`);
      }
      const other = pick(entities);
      fields.push(`${own}Friend${number}: ${pick([other, `[${other}!]!`])}`);
      select(entity, `${own}Friend${number} { id ${isShared ? 'common' : '__typename'} }`);
      return `type ${entity} @key(fields: "id") {\n  ${fields.join('\n  ')}\n}\n`;
    });
    const root = pick(entities);
    roots.push(`${own}All: ${own}List { ...On${root} }`, `${own}One(id: "5") { ...On${root} }`);
    return [
      name,
      `${LINK}\ntype Query {\n  ${own}List: [${root}!]!\n  ${own}One(id: ID!): ${root}\n}\n\n${types.join('\n')}\nenum Kind {\n  OLD\n  NEW\n}\n`,
    ];
  });
  const fragments = entities.map(
    (entity) => `fragment On${entity} on ${entity} { ${(selections.get(entity) ?? []).join(' ')} }`,
  );
  const used = fragments.filter((_, index) =>
    roots.some((root) => root.includes(`...On${entities[index]} `)),
  );
  return {
    subgraphs: Object.fromEntries(subgraphs),
    operation: `query All {\n  ${roots.join('\n  ')}\n}\n${used.join('\n')}\n`,
    data: chance(0.5)
      ? {data: {books: {Book: [{id: '1', weight: 5}, {id: '2'}, {id: '5', weight: 9}]}}}
      : {},
  };
}
