import {LIVE_LINK_MAX_CHARS} from '../constants';
import type {LiveOperation} from '../contracts/live';
import {fromBase64Url, toBase64Url} from '@selection-set/search/engine';

/** A reader's changes to a sample; absent parts are as on the page. */
export type LiveChanges = Partial<LiveOperation>;

/** The content of a hash for a sample. */
export type SharedChanges =
  | {readonly status: 'none'}
  | {readonly status: 'read'; readonly changes: LiveChanges}
  | {readonly status: 'unreadable'};

const HASH = /^#live-(?<number>[1-9]\d{0,2})=(?<data>.*)$/u;
const NAMES = ['query', 'variables'] as const;

/** Whether a hash contains a sample with changes. */
export function isLiveHash(hash: string): boolean {
  return HASH.test(hash);
}

/** Id of a sample's element, from 1 on each page. */
export function liveId(number: number): string {
  return `live-${number}`;
}

/**
 * The hash of a link to a sample with a reader's changes; without any, the sample's own.
 *
 * @returns undefined when it would be too long.
 */
export function composeHash(
  number: number,
  original: LiveOperation,
  current: LiveOperation,
): string | undefined {
  const changed = NAMES.filter((name) => original[name] !== current[name]);
  if (changed.length === 0) {
    return `#${liveId(number)}`;
  }
  const text = JSON.stringify(Object.fromEntries(changed.map((name) => [name, current[name]])));
  const hash = `#${liveId(number)}=${toBase64Url(text)}`;
  return hash.length > LIVE_LINK_MAX_CHARS ? undefined : hash;
}

/**
 * Reads a hash for one sample of a page. The first sample also handles hashes that match none on the page, so that one of them reports it.
 *
 * @param count samples of the page.
 */
export function readHash(hash: string, number: number, count: number): SharedChanges {
  const {number: named, data} = HASH.exec(hash)?.groups ?? {};
  if (named === undefined || data === undefined) {
    return {status: 'none'};
  }
  const isForNone = Number(named) > count;
  if (isForNone || Number(named) !== number) {
    return {status: isForNone && number === 1 ? 'unreadable' : 'none'};
  }
  const changes = hash.length > LIVE_LINK_MAX_CHARS ? undefined : parse(data);
  return changes === undefined ? {status: 'unreadable'} : {status: 'read', changes};
}

function parse(data: string): LiveChanges | undefined {
  try {
    const value: unknown = JSON.parse(fromBase64Url(data));
    if (typeof value !== 'object' || value === null) {
      return undefined;
    }
    const entries = Object.entries(value);
    const isKnown = entries.every(
      ([name, text]) => NAMES.some((known) => known === name) && typeof text === 'string',
    );
    return isKnown && entries.length > 0
      ? Object.fromEntries(entries.map(([name, text]) => [name, String(text)]))
      : undefined;
  } catch {
    return undefined;
  }
}
