import {useBrowserValue} from './useBrowserValue';

const ISO_DATE_CHARS = 10;

/** The reader's date as ISO text, such as `2026-11-20`; undefined on the server, where no day is the right one. */
export function useToday(): string | undefined {
  // A page that stays open over midnight shows the new date when it is next drawn.
  return useBrowserValue<string | undefined>(readToday, undefined);
}

/** In UTC, as all dates of the portal. */
function readToday(): string {
  return new Date().toISOString().slice(0, ISO_DATE_CHARS);
}
