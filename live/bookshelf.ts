import {GraphQLError} from 'graphql';
import {createSchema} from 'graphql-yoga';

interface Book {
  readonly id: string;
  readonly title: string;
  readonly year: number;
}

/** The API of the tutorial: two books that can be read, and more that can be added. */
export default function createBookshelf() {
  const books: Book[] = [
    {id: '1', title: 'The Left Hand of Darkness', year: 1969},
    {id: '2', title: 'Solaris', year: 1961},
  ];
  return createSchema({
    typeDefs: /* GraphQL */ `
      type Book {
        id: ID!
        title: String!
        year: Int!
        "Years since publication, counted up to the given year."
        age(in: Int!): Int!
      }

      type Query {
        books: [Book!]!
        "Null where no book has this id."
        book(id: ID!): Book
      }

      type Mutation {
        addBook(title: String!, year: Int!): Book!
      }
    `,
    resolvers: {
      Query: {
        books: () => books,
        book: (_parent: unknown, {id}: {id: string}) => books.find((book) => book.id === id),
      },
      Mutation: {
        addBook: (_parent: unknown, {title, year}: {title: string; year: number}) => {
          if (title.trim() === '') {
            throw new GraphQLError('A book needs a title.', {
              extensions: {code: 'BAD_USER_INPUT'},
            });
          }
          const book = {id: String(books.length + 1), title, year};
          books.push(book);
          return book;
        },
      },
      Book: {
        age: (book: Book, {in: year}: {in: number}) => year - book.year,
      },
    },
  });
}
