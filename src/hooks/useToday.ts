import {useSyncExternalStore} from 'react';

const ISO_DATE_CHARS = 10;

/** The reader's date as ISO text, such as `2026-11-20`; undefined on the server, where no day is the right one. */
export function useToday(): string | undefined {
  return useSyncExternalStore(subscribeToNothing, readToday, () => undefined);
}

/** In UTC, as all dates of the portal. */
function readToday(): string {
  return new Date().toISOString().slice(0, ISO_DATE_CHARS);
}

/** A page that stays open over midnight may keep its date. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
