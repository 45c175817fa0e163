import type {BenchFile, Problem} from '@selection-set/workbench';
import {GraphQLError, parse, type DocumentNode} from 'graphql';

/** The text of a file; empty where there is none of that name. */
export function textOf(files: readonly BenchFile[], name: string): string {
  return files.find((file) => file.name === name)?.text ?? '';
}

/** What a tool cannot work with: mistakes with their places. */
export class Refused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super();
    this.problems = problems;
  }
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

/** Line and column of a character of a text, from 1. */
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
    // Not every browser says where it is, and none does where the text ends too early.
    const place = /position (?<offset>\d+)/u.exec(message)?.groups?.offset;
    const end = /\bend\b/iu.test(message) ? text.length : 0;
    throw new Refused([{file, message, ...placeAt(text, Number(place ?? end))}]);
  }
}

/** Whether a text has nothing but space and comments. */
export function isBlank(text: string): boolean {
  return text.split('\n').every((line) => /^[\s,\uFEFF]*(?:#|$)/u.test(line));
}
