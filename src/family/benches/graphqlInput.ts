import type {BenchFile, Problem} from '@selection-set/workbench';
import {
  GraphQLError,
  Kind,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  parse,
  type DocumentNode,
} from 'graphql';

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
          message: error instanceof Error ? error.message : String(error),
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
export function parseSchemaFile(file: string, text: string): DocumentNode {
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
    const message = error instanceof Error ? error.message : String(error);
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
