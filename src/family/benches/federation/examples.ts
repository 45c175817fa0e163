import type {BenchFile} from '@selection-set/workbench';

/** Files of the lab that are not subgraphs; every other one is. */
export const OPERATION_FILE = 'operation.graphql';
export const DATA_FILE = 'data.json';

/** Input of the Supergraph lab, named after its guide or post. */
export interface FederationExample {
  readonly id: 'guide' | 'keys' | 'refused' | 'requires' | 'unreachable';
  /** SDL by the names of subgraphs. */
  readonly subgraphs: Readonly<Record<string, string>>;
  readonly operation: string;
  /** Content of `data.json`. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The versions used by the samples of the documentation and by the portal. */
export const FEDERATION_VERSIONS = {
  '@theguild/federation-composition': '0.27.0',
  '@graphql-tools/federation': '4.5.2',
} as const;

/** The package that composes, with its version. */
export const COMPOSITION = `@theguild/federation-composition ${FEDERATION_VERSIONS['@theguild/federation-composition']}`;

/** The package that executes, with its version. */
export const EXECUTION = `@graphql-tools/federation ${FEDERATION_VERSIONS['@graphql-tools/federation']}`;

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])\n';

const BOOKS = `${LINK}
type Query {
  books: [Book!]!
}

type Book @key(fields: "id") {
  id: ID!
  title: String!
}
`;

const REVIEWS = `${LINK}
type Query {
  latestReviews: [Review!]!
}

type Review {
  stars: Int!
  book: Book!
}

type Book @key(fields: "id") {
  id: ID!
  reviews: [Review!]!
}
`;

const OPERATION = `{
  books {
    title
    reviews {
      stars
    }
  }
  latestReviews {
    stars
    book {
      title
    }
  }
}
`;

/** Data of the guide's services. */
const GUIDE_DATA = {
  variables: {},
  latency: {books: 20, reviews: 30},
  data: {
    books: {
      Book: [
        {id: '1', title: 'Kindred'},
        {id: '2', title: 'Solaris'},
      ],
    },
    reviews: {
      Review: [
        {stars: 5, book: {id: '2'}},
        {stars: 3, book: {id: '2'}},
      ],
      Book: [
        {id: '1', reviews: []},
        {id: '2', reviews: [{stars: 5}, {stars: 3}]},
      ],
    },
  },
};

const BOOKS_BY_BOTH = `${LINK}
type Query {
  books: [Book!]!
}

type Book @key(fields: "id") @key(fields: "isbn") {
  id: ID!
  isbn: String!
  title: String!
}
`;

const STOCK = `${LINK}
type Book @key(fields: "isbn") {
  isbn: String!
  copies: Int!
}
`;

const COPIES = `{
  books {
    title
    copies
  }
}
`;

const LINK_REQUIRES = `extend schema
  @link(
    url: "https://specs.apollo.dev/federation/v2.5"
    import: ["@key", "@external", "@requires", "@shareable"]
  )
`;

export const FEDERATION_EXAMPLES = [
  {
    id: 'guide',
    subgraphs: {books: BOOKS, reviews: REVIEWS},
    operation: OPERATION,
    data: GUIDE_DATA,
  },
  {
    id: 'refused',
    subgraphs: {
      books: BOOKS.replace('  title: String!\n', '$&  pages: Int!\n'),
      reviews: REVIEWS.replace('  reviews: [Review!]!\n', '$&  pages: Int!\n'),
    },
    operation: OPERATION,
    data: GUIDE_DATA,
  },
  {
    id: 'keys',
    subgraphs: {books: BOOKS_BY_BOTH, stock: STOCK},
    operation: COPIES,
    data: {
      variables: {},
      latency: {books: 20, stock: 20},
      data: {
        books: {
          Book: [
            {id: '1', isbn: '978-0807083697', title: 'Kindred'},
            {id: '2', isbn: '978-0156027601', title: 'Solaris'},
          ],
        },
        stock: {
          Book: [
            {isbn: '978-0807083697', copies: 4},
            {isbn: '978-0156027601', copies: 0},
          ],
        },
      },
    },
  },
  {
    id: 'unreachable',
    subgraphs: {books: BOOKS, stock: STOCK},
    operation: COPIES,
    data: {variables: {}, latency: {}, data: {}},
  },
  {
    id: 'requires',
    subgraphs: {
      catalog: `${LINK_REQUIRES}
type Query {
  book(id: ID!): Book
}

type Book @key(fields: "id") {
  id: ID!
  title: String! @shareable
  weight: Float!
}
`,
      shop: `${LINK_REQUIRES}
type Book @key(fields: "id") {
  id: ID!
  title: String! @shareable
  price: Float!
}
`,
      shipping: `${LINK_REQUIRES}
type Book @key(fields: "id") {
  id: ID!
  weight: Float! @external
  price: Float! @external
  shippingCost: Float! @requires(fields: "price weight")
}
`,
    },
    operation: `query Offer($id: ID!) {
  book(id: $id) {
    title
    price
    shippingCost
  }
}
`,
    data: {
      variables: {id: '7'},
      latency: {catalog: 20, shop: 40, shipping: 30},
      data: {catalog: {Book: [{id: '7', title: 'Kindred', weight: 0.4}]}},
    },
  },
] as const satisfies readonly FederationExample[];

/** The answer to the first example. */
export const FIRST_ANSWER = `{
  "data": {
    "books": [
      {
        "title": "Kindred",
        "reviews": []
      },
      {
        "title": "Solaris",
        "reviews": [
          {
            "stars": 5
          },
          {
            "stars": 3
          }
        ]
      }
    ],
    "latestReviews": [
      {
        "stars": 5,
        "book": {
          "title": "Solaris"
        }
      },
      {
        "stars": 3,
        "book": {
          "title": "Solaris"
        }
      }
    ]
  }
}`;

/** Files of an example, as the lab shows them. */
export function listFiles({subgraphs, operation, data}: FederationExample): readonly BenchFile[] {
  return [
    ...Object.entries(subgraphs).map(([name, text]) => ({name: `${name}.graphql`, text})),
    {name: OPERATION_FILE, text: operation},
    {name: DATA_FILE, text: `${JSON.stringify(data, null, 2)}\n`},
  ];
}
