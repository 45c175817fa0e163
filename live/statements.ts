import DataLoader from 'dataloader';
import {createSchema} from 'graphql-yoga';

interface Author {
  readonly id: string;
  readonly name: string;
}

interface Row {
  readonly title: string;
  readonly authorId: string;
}

/** Reads rows and keeps a log of the statements that it would have sent. */
interface Database {
  readonly log: readonly string[];
  readonly books: (limit: number) => readonly Row[];
  readonly author: (id: string) => Author | undefined;
  readonly authors: (ids: readonly string[]) => readonly (Author | undefined)[];
}

interface Shelf {
  readonly database: Database;
  readonly limit: number;
  readonly findAuthor: (id: string) => Author | undefined | Promise<Author | undefined>;
}

interface Book extends Row {
  readonly shelf: Shelf;
}

const BOOK_COUNT = 30;
/** Time in which every statement of an operation has been sent, in milliseconds. */
const SETTLE_MS = 20;

const AUTHORS: readonly Author[] = [
  {id: 'a1', name: 'Octavia Butler'},
  {id: 'a2', name: 'Italo Calvino'},
  {id: 'a3', name: 'Mary Shelley'},
];
const BOOKS: readonly Row[] = Array.from({length: BOOK_COUNT}, (_, index) => ({
  title: `Book ${index + 1}`,
  authorId: `a${(index % AUTHORS.length) + 1}`,
}));

function findAuthor(id: string): Author | undefined {
  return AUTHORS.find((author) => author.id === id);
}

function openDatabase(): Database {
  const log: string[] = [];
  return {
    log,
    books(limit) {
      log.push(`SELECT * FROM books LIMIT ${limit}`);
      return BOOKS.slice(0, limit);
    },
    author(id) {
      log.push(`SELECT * FROM authors WHERE id = '${id}'`);
      return findAuthor(id);
    },
    authors(ids) {
      log.push(`SELECT * FROM authors WHERE id IN (${ids.map((id) => `'${id}'`).join(', ')})`);
      return ids.map(findAuthor);
    },
  };
}

/** One list of books, read twice: with a statement for each author, and with one for all of them. */
export default function createStatements() {
  return createSchema({
    typeDefs: /* GraphQL */ `
      type Author {
        id: ID!
        name: String!
      }

      type Book {
        title: String!
        author: Author
      }

      type Shelf {
        books: [Book!]!
        "What reached the database for this shelf, in order."
        statements: [String!]!
      }

      type Query {
        "Reads each author by itself."
        naive(limit: Int! = 3): Shelf!
        "Collects the authors' ids and reads them together."
        batched(limit: Int! = 3): Shelf!
      }
    `,
    resolvers: {
      Query: {
        naive: (_parent: unknown, {limit}: {limit: number}): Shelf => {
          const database = openDatabase();
          return {database, limit, findAuthor: database.author};
        },
        batched: (_parent: unknown, {limit}: {limit: number}): Shelf => {
          const database = openDatabase();
          const loader = new DataLoader<string, Author | undefined>(async (ids) =>
            database.authors(ids),
          );
          return {database, limit, findAuthor: (id) => loader.load(id)};
        },
      },
      Shelf: {
        books: (shelf: Shelf) =>
          shelf.database.books(shelf.limit).map((row): Book => ({...row, shelf})),
        statements: async ({database}: Shelf) => {
          await new Promise((resolve) => {
            setTimeout(resolve, SETTLE_MS);
          });
          return database.log;
        },
      },
      Book: {
        author: ({authorId, shelf}: Book) => shelf.findAuthor(authorId),
      },
    },
  });
}
