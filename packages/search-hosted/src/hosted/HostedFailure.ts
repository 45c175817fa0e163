import {isRecord, messageOf} from '@selection-set/plugin-kit/unknown';
import type {SearchNotice} from '@selection-set/search/client';

/** A text from outside, empty for everything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Texts of a list or a single one. */
export function textsOf(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((one): one is string => typeof one === 'string' && one !== '');
}

/** Why a hosted index gave no answer; its code is what readers are told, its message is for the console. */
export class HostedFailure extends Error {
  readonly code: SearchNotice;

  constructor(code: SearchNotice, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HostedFailure';
    this.code = code;
  }
}

/**
 * What an error of the `algoliasearch` client means. Told by its fields and not by its class, which would take the client's code along before
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
