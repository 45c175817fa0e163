import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useReducer, useRef} from 'react';
import {
  fetchList,
  keepList,
  languageCache,
  lookAtLanguage,
  removeLanguage,
} from '@site/src/client/offline/languageStore';
import {downloadLanguage, sumBytes} from '@site/src/lib/offline/downloadLanguage';

/** Why a download ended: files failed to load, the device is full, or the list of files failed to load. */
export type Failure = 'files' | 'list' | 'room';

/** A language on this device. Sizes are in bytes. */
export type Language =
  | {readonly status: 'unknown'}
  /** The size is unknown when offline. */
  | {readonly status: 'absent'; readonly total: number | undefined}
  | {readonly status: 'running'; readonly total: number; readonly done: number}
  /** `missing`: size of an update to the newest version. */
  | {readonly status: 'kept'; readonly total: number; readonly missing: number}
  | {readonly status: 'failed'; readonly total: number | undefined; readonly reason: Failure};

export type LanguageEvent =
  | {
      readonly type: 'looked';
      readonly total: number | undefined;
      readonly missing: number;
      readonly isKept: boolean;
    }
  | {readonly type: 'started'; readonly total: number}
  | {readonly type: 'progressed'; readonly done: number}
  | {readonly type: 'finished'}
  | {readonly type: 'failed'; readonly reason: Failure}
  | {readonly type: 'cancelled'};

export const UNKNOWN: Language = {status: 'unknown'};

export function reduceLanguage(state: Language, event: LanguageEvent): Language {
  switch (event.type) {
    case 'looked':
      return event.isKept
        ? {status: 'kept', total: event.total ?? 0, missing: event.missing}
        : {status: 'absent', total: event.total};
    case 'started':
      return {status: 'running', total: event.total, done: 0};
    case 'progressed':
      return state.status === 'running' ? {...state, done: event.done} : state;
    case 'finished':
      return {status: 'kept', total: totalOf(state) ?? 0, missing: 0};
    case 'failed':
      return {status: 'failed', total: totalOf(state), reason: event.reason};
    case 'cancelled':
      return {status: 'absent', total: totalOf(state)};
    default:
      return event satisfies never;
  }
}

function totalOf(state: Language): number | undefined {
  return state.status === 'unknown' ? undefined : state.total;
}

export interface LanguageControl {
  readonly language: Language;
  readonly download: () => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/** The page's language on this device. A download ends when the page is left; files loaded by then are kept, and it can resume later. */
export function useLanguage(): LanguageControl {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const locale = i18n.currentLocale;
  const [language, send] = useReducer(reduceLanguage, UNKNOWN);
  const work = useRef<AbortController>(undefined);

  useEffect(() => {
    void lookAtLanguage(locale, baseUrl).then(
      (found) => send({type: 'looked', ...found}),
      () => send({type: 'looked', total: undefined, missing: 0, isKept: false}),
    );
    return () => work.current?.abort();
  }, [locale, baseUrl]);

  async function download(): Promise<void> {
    const controller = new AbortController();
    work.current = controller;
    let failure: Failure = 'list';
    try {
      const list = await fetchList(baseUrl);
      failure = 'files';
      const total = sumBytes(list.files);
      send({type: 'started', total});
      // Otherwise a browser may evict the copy when the device runs out of space.
      await navigator.storage?.persist?.().catch(() => false);
      await downloadLanguage(list, {
        cache: await languageCache(locale),
        ask: fetch,
        origin: window.location.origin,
        signal: controller.signal,
        onProgress: (done) => send({type: 'progressed', done}),
      });
      await keepList(locale, baseUrl, list);
      send({type: 'finished'});
    } catch (error) {
      controller.abort();
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      send(isCancelled ? {type: 'cancelled'} : {type: 'failed', reason: isFull ? 'room' : failure});
    }
  }

  async function remove(): Promise<void> {
    await removeLanguage(locale);
    send({type: 'looked', ...(await lookAtLanguage(locale, baseUrl))});
  }

  return {
    language,
    download: () => void download(),
    cancel: () => work.current?.abort(),
    remove: () => void remove(),
  };
}
