import {GraphQLError} from 'graphql';
import {createSchema} from 'graphql-yoga';

function fail(message: string) {
  return () => {
    throw new GraphQLError(message);
  };
}

const SHOP = {title: 'Corner Books', rating: fail('Rating service is down')};
const BOOKS = [{title: 'Kindred'}, {title: fail('No title for book 2')}];

/** The same failures behind types that differ in their exclamation marks. */
export default function createFailures() {
  return createSchema({
    typeDefs: /* GraphQL */ `
      type Shop {
        title: String!
        rating: Float
      }

      type StrictShop {
        title: String!
        rating: Float!
      }

      type Book {
        title: String!
      }

      type Query {
        shop: Shop
        strictShop: StrictShop
        "The second book has no title."
        books: [Book]
        strictBooks: [Book!]
        news: [String!]!
        basket: String
        strictBasket: String!
        "Fails with an error that is no GraphQLError, so that the server hides its message."
        stock: Int
      }
    `,
    resolvers: {
      Query: {
        shop: () => SHOP,
        strictShop: () => SHOP,
        books: () => BOOKS,
        strictBooks: () => BOOKS,
        news: () => ['New opening hours', 'Reading on Friday'],
        basket: fail('Basket service is down'),
        strictBasket: fail('Basket service is down'),
        stock: () => {
          throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
        },
      },
    },
  });
}
