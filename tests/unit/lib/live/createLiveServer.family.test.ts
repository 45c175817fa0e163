import {createSchema} from 'graphql-yoga';
import {LIVE_DEPTH_LIMIT} from '../../../../src/lib/constants';
import {createLiveServer} from '../../../../src/family/language/live';

const schema = createSchema({
  typeDefs: /* GraphQL */ `
    type Node {
      next: Node
      name(of: String): String
    }
    type Query {
      node: Node
      broken: Int
    }
    type Subscription {
      count: Int!
    }
  `,
  resolvers: {
    Query: {
      node: () => ({}),
      broken: () => {
        throw new Error('secret');
      },
    },
    Node: {next: () => ({}), name: (_parent: unknown, {of}: {of?: string}) => of},
    Subscription: {
      count: {
        async *subscribe() {
          yield {count: 1};
          yield {count: 2};
        },
      },
    },
  },
});

async function run(query: string, variables = ''): Promise<readonly unknown[]> {
  const responses: unknown[] = [];
  for await (const text of createLiveServer(schema)({query, variables})) {
    responses.push(JSON.parse(text));
  }
  return responses;
}

const nest = (levels: number): string =>
  levels === 1 ? '{ name }' : `{ next ${nest(levels - 1)} }`;

describe('the server of live samples (LIVE)', () => {
  test('variables reach the operation as they were written', async () => {
    expect(
      await run('query ($of: String) { node { name(of: $of) } }', ' {"of": "\\u00e9\\""} '),
    ).toEqual([{data: {node: {name: 'é"'}}}]);
  });

  test('errors are those of GraphQL, and those of a program stay hidden', async () => {
    expect(await run('{ broken }')).toMatchObject([
      {data: {broken: null}, errors: [{message: 'Unexpected error.', path: ['broken']}]},
    ]);
    expect(await run('{ brokn }')).toMatchObject([
      {
        errors: [
          {
            message: 'Cannot query field "brokn" on type "Query". Did you mean "broken"?',
            extensions: {code: 'GRAPHQL_VALIDATION_FAILED'},
          },
        ],
      },
    ]);
  });

  test('a subscription gives its responses one after the other', async () => {
    expect(await run('subscription { count }')).toEqual([{data: {count: 1}}, {data: {count: 2}}]);
  });

  test('selections may be as deep as the limit and no deeper, also through fragments', async () => {
    const [fine] = await run(`{ node ${nest(LIVE_DEPTH_LIMIT - 1)} }`);
    expect(fine).not.toHaveProperty('errors');
    const tooDeep = [
      `{ node ${nest(LIVE_DEPTH_LIMIT)} }`,
      `{ node { ...A } } fragment A on Node ${nest(LIVE_DEPTH_LIMIT)}`,
    ];
    for (const query of tooDeep) {
      expect(await run(query)).toMatchObject([
        {
          errors: [
            {
              message: `This operation selects ${LIVE_DEPTH_LIMIT + 1} levels of fields. A sample runs up to ${LIVE_DEPTH_LIMIT}.`,
            },
          ],
        },
      ]);
    }
  });

  test('a fragment within itself is refused and not followed', async () => {
    expect(await run('{ node { ...A } } fragment A on Node { next { ...A } }')).toMatchObject([
      {errors: [{message: 'Cannot spread fragment "A" within itself.'}]},
    ]);
  });
});
