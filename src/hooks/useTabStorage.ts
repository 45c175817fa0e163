import {useSyncExternalStore} from 'react';
import {readSession} from '@site/src/lib/page/browserStorage';

const CHANGED_EVENT = 'tab-storage-changed';

/** Values that could not be stored: they last until the page is left. */
const unstored = new Map<string, string>();

/** A text that this tab of the browser stores until it is closed; empty if there is none, on the server and during hydration. */
export function useTabStorage(key: string): readonly [string, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readTabStorage(key) ?? '',
    () => '',
  );
  return [
    value,
    (next) => {
      writeTabStorage(key, next);
      window.dispatchEvent(new Event(CHANGED_EVENT));
    },
  ];
}

export function readTabStorage(key: string): string | null {
  return unstored.get(key) ?? readSession(key);
}

export function writeTabStorage(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED_EVENT, onChange);
  return () => window.removeEventListener(CHANGED_EVENT, onChange);
}
