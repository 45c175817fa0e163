import {useEffect, useReducer, useRef} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  fetchList,
  keepList,
  languageCache,
  lookAtLanguage,
  removeLanguage,
} from '@site/src/client/offline/languageStore';
import {downloadLanguage} from '@site/src/lib/offline/downloadLanguage';
import {sumBytes} from '@site/src/lib/offline/parseList';
import {type Failure, type Language, reduceLanguage, UNKNOWN} from './state';

export interface LanguageControl {
  readonly language: Language;
  readonly download: () => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/** The language of the page on this device. A download ends when the page is left; what has come by then stays, and it can go on later. */
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
      // Without it a browser may throw the copy away when the device runs short.
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
