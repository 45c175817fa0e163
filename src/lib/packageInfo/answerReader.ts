import {AnswerError} from './errors';

const SHOWN_PROBLEM_LIMIT = 10;
const SHOWN_KEY_CHARS = 60;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/u;

/** Whether a value is an object with keys, not null and not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Address of a member in an answer: `versions["1.0.0"].readme`. */
export function memberPath(path: string, key: string): string {
  const shown = key.length > SHOWN_KEY_CHARS ? `${key.slice(0, SHOWN_KEY_CHARS)}…` : key;
  if (!IDENTIFIER.test(shown)) {
    return `${path}[${JSON.stringify(shown)}]`;
  }
  return path === '' ? shown : `${path}.${shown}`;
}

/**
 * Reads an answer from outside member by member and remembers each thing that is not as it should be, with its exact path, so
 * that nothing unchecked gets through (API-4, API-5). Runs in the browser as well as in Node.
 */
export class AnswerReader {
  readonly #problems: string[] = [];

  /** Remembers a mistake. */
  refuse(path: string, expected: string, value: unknown): undefined {
    this.#problems.push(`${path || 'the answer'} must be ${expected}, but is ${describe(value)}`);
    return undefined;
  }

  object(value: unknown, path: string): Readonly<Record<string, unknown>> {
    if (isRecord(value)) {
      return value;
    }
    this.refuse(path, 'an object', value);
    return {};
  }

  /** Text that may be missing; null counts as missing. */
  optionalText(value: unknown, path: string): string | undefined {
    if (value === undefined || value === null) {
      return undefined;
    }
    return typeof value === 'string' ? value : this.refuse(path, 'text', value);
  }

  /** Text that has to pass a test. */
  text(value: unknown, path: string, expected: string, isValid: (text: string) => boolean): string {
    if (typeof value === 'string' && isValid(value)) {
      return value;
    }
    this.refuse(path, expected, value);
    return '';
  }

  /** A moment that may be missing, as ISO 8601 in UTC. */
  optionalMoment(value: unknown, path: string): string | undefined {
    const text = this.optionalText(value, path);
    if (text === undefined) {
      return undefined;
    }
    const moment = new Date(text);
    return Number.isNaN(moment.getTime())
      ? this.refuse(path, 'a date', text)
      : moment.toISOString();
  }

  /** @throws AnswerError when something was refused. */
  finish(what: string): void {
    if (this.#problems.length > 0) {
      const hidden = this.#problems.length - SHOWN_PROBLEM_LIMIT;
      const shown = this.#problems.slice(0, SHOWN_PROBLEM_LIMIT);
      throw new AnswerError(what, hidden > 0 ? [...shown, `and ${hidden} more`] : shown);
    }
  }
}

function describe(value: unknown): string {
  if (value === undefined) {
    return 'missing';
  }
  if (value === null || Array.isArray(value)) {
    return value === null ? 'null' : 'a list';
  }
  return typeof value === 'string'
    ? JSON.stringify(value.length > SHOWN_KEY_CHARS ? `${value.slice(0, SHOWN_KEY_CHARS)}…` : value)
    : `of type ${typeof value}`;
}
