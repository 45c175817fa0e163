import {extractImportLines, processImport} from '@graphql-tools/import';
import {loadDocumentsSync, loadSchemaSync, type LoadSchemaOptions} from '@graphql-tools/load';
import {messageOf} from '@selection-set/plugin-kit/unknown';
import type {BenchFile, Problem} from '@selection-set/workbench';
import {
  GraphQLError,
  Kind,
  Source as Text,
  isExecutableDefinitionNode,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  parse,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import {validateSDL} from 'graphql/validation/validate';

/** Most mistakes to list; one wrong name can cause thousands, which a page takes long to render. */
export const PROBLEMS_LIMIT = 100;
/** Longest message, in characters: it repeats names, and a name can be a megabyte long. */
const MESSAGE_LIMIT = 1000;

/** The text of a file; empty if there is none with that name. */
export function textOf(files: readonly BenchFile[], name: string): string {
  return files.find((file) => file.name === name)?.text ?? '';
}

/** Input that a tool cannot process: mistakes with their positions, as many as a page can show. */
export class Refused extends Error {
  readonly problems: readonly Problem[];

  /** @param unlisted how many mistakes are left out. */
  constructor(problems: readonly Problem[], unlisted = 0) {
    super();
    const listed = problems.slice(0, PROBLEMS_LIMIT).map((problem) => ({
      ...problem,
      message:
        problem.message.length > MESSAGE_LIMIT
          ? `${problem.message.slice(0, MESSAGE_LIMIT)}…`
          : problem.message,
    }));
    const [first] = listed;
    const more = problems.length - listed.length + unlisted;
    this.problems =
      more > 0 && first !== undefined
        ? [...listed, {...first, message: `There are ${more} more mistakes.`}]
        : listed;
  }
}

/** An exception of a tool with its own message, placed at the start of a file for lack of a position. */
export function refusal(file: string, error: unknown): Refused {
  return error instanceof Refused
    ? error
    : new Refused([
        {
          file,
          message: messageOf(error),
          line: 1,
          column: 1,
        },
      ]);
}

/** A mistake of GraphQL as one of a file. */
function toProblem(file: string, {message, locations}: GraphQLError): Problem {
  const {line = 1, column = 1} = locations?.[0] ?? {};
  return {file, message, line, column};
}

/** @throws Refused */
export function refuse(file: string, errors: readonly GraphQLError[]): void {
  if (errors.length > 0) {
    throw new Refused(errors.map((error) => toProblem(file, error)));
  }
}

/** @throws Refused */
export function parseFile(file: string, text: string): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    throw new Refused([
      error instanceof GraphQLError
        ? toProblem(file, error)
        : {file, message: 'This text is nested too deeply to be read.', line: 1, column: 1},
    ]);
  }
}

/**
 * Definitions and extensions of a schema. Like command lines, leaves out operations, and refuses a file with nothing else.
 *
 * @throws Refused
 */
function parseSchemaFile(file: string, text: string): DocumentNode {
  const document: DocumentNode = isBlank(text)
    ? {kind: Kind.DOCUMENT, definitions: []}
    : parseFile(file, text);
  const definitions = document.definitions.filter(
    (node) => isTypeSystemDefinitionNode(node) || isTypeSystemExtensionNode(node),
  );
  if (definitions.length === 0) {
    throw refusal(file, 'There are no type definitions in this text.');
  }
  return {...document, definitions};
}

type Loader = LoadSchemaOptions['loaders'][number];

/** Files of a bench, for the loader of the command lines: as if they were in one folder, where comments of schemas import from others. */
function openLoader(files: readonly BenchFile[], kind: 'operations' | 'schema'): Loader {
  const texts = Object.fromEntries(
    files.flatMap(({name, text}) => [name, `./${name}`, `/${name}`].map((path) => [path, text])),
  );
  const loadSync = (name: string) => {
    const text = textOf(files, name);
    const location = `/${name}`;
    const hasImports = kind === 'schema' && extractImportLines(text).importLines.length > 0;
    return [
      {
        location,
        document: hasImports
          ? processImport(location, '/', texts)
          : parse(new Text(text, location)),
      },
    ];
  };
  return {loadSync, load: async (name) => Promise.resolve(loadSync(name))};
}

/**
 * The schema of a file as command lines load it: types of the same name become one, and extended types need no definition.
 *
 * @param options of the command line's loader.
 * @throws Refused with the tool's reason where GraphQL's own rules do not find it
 */
export function loadSchemaFile(
  files: readonly BenchFile[],
  name: string,
  options: Omit<LoadSchemaOptions, 'loaders'> = {},
): GraphQLSchema {
  try {
    return loadSchemaSync(name, {...options, loaders: [openLoader(files, 'schema')]});
  } catch (error) {
    const document = parseSchemaFile(name, textOf(files, name));
    if (error instanceof AggregateError) {
      // The text can be read, but not what it imports.
      throw refusal(name, error.errors[0]);
    }
    refuseSchema(name, document, error, options);
    throw refusal(name, error);
  }
}

/**
 * Names mistakes of a schema that a tool has refused at their places. The one that the tool names has the tool's words, and is the first.
 *
 * @throws Refused if GraphQL's own rules find any
 */
function refuseSchema(
  file: string,
  document: DocumentNode,
  error: unknown,
  {assumeValidSDL}: Omit<LoadSchemaOptions, 'loaders'>,
): void {
  const mistakes = validateSDL(document).filter(
    // Directives need no definition for a tool that takes a schema as it is.
    ({message}) => assumeValidSDL !== true || !message.startsWith('Unknown directive'),
  );
  const reason = messageOf(error);
  const names = reason.match(/"[^"]+"/gu) ?? [];
  const named = mistakes.find(
    ({message}) => names.length > 0 && names.every((name) => message.includes(name)),
  );
  refuse(
    file,
    named === undefined
      ? mistakes
      : [
          new GraphQLError(reason, {nodes: named.nodes}),
          ...mistakes.filter((mistake) => mistake !== named),
        ],
  );
}

/**
 * Operations of a file as command lines load them: without definitions of types.
 *
 * @returns each document with its text and its place
 * @throws Refused
 */
export function loadOperationsFile(files: readonly BenchFile[], name: string) {
  try {
    return loadDocumentsSync(name, {loaders: [openLoader(files, 'operations')]});
  } catch (error) {
    const {definitions} = parseFile(name, textOf(files, name));
    throw definitions.some(isExecutableDefinitionNode)
      ? refusal(name, error)
      : refusal(name, 'There are no operations and no fragments in this text.');
  }
}

/** Line and column of an offset in a text, from 1. */
export function placeAt(text: string, offset: number): Pick<Problem, 'column' | 'line'> {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

/**
 * The value of a text of JSON.
 *
 * @throws Refused
 */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = messageOf(error);
    // Not every browser provides the position, and none does when the text ends too early.
    const place = /position (?<offset>\d+)/u.exec(message)?.groups?.offset;
    const end = /\bend\b/iu.test(message) ? text.length : 0;
    throw new Refused([{file, message, ...placeAt(text, Number(place ?? end))}]);
  }
}

/** Whether a text contains only white space and comments. */
export function isBlank(text: string): boolean {
  return text.split('\n').every((line) => /^[\s,\uFEFF]*(?:#|$)/u.test(line));
}
