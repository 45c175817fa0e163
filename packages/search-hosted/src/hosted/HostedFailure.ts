import {isRecord, messageOf} from '@selection-set/plugin-kit/unknown';
import type {SearchNotice} from '@selection-set/search/client';

/** A text from an untrusted source; empty for any other type. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Texts of a list, or a single text as a list. */
export function textsOf(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((one): one is string => typeof one === 'string' && one !== '');
}

/** Why a hosted index gave no answer: the code determines what readers see, the message is for the console. */
export class HostedFailure extends Error {
  readonly code: SearchNotice;

  constructor(code: SearchNotice, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HostedFailure';
    this.code = code;
  }
}

/**
 * Maps an error of the `algoliasearch` client. Recognises it by its fields rather than its class, which would load the client's code before
 * it is needed.
 */
export function toHostedFailure(error: unknown): HostedFailure {
  if (error instanceof HostedFailure) {
    return error;
  }
  return new HostedFailure(codeOf(error), messageOf(error), {cause: error});
}

const TOO_MANY = 429;

function codeOf(error: unknown): SearchNotice {
  if (!isRecord(error)) {
    return 'unreachable';
  }
  const {status} = error;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return status === TOO_MANY ? 'limited' : 'refused';
  }
  if (error.name === 'DeserializationError') {
    return 'damaged';
  }
  const trace: readonly unknown[] = Array.isArray(error.stackTrace) ? error.stackTrace : [];
  const isSlow = trace.some(
    (step) => isRecord(step) && isRecord(step.response) && step.response.isTimedOut === true,
  );
  return isSlow ? 'slow' : 'unreachable';
}
