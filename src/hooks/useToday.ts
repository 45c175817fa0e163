import {useBrowserValue} from './useBrowserValue';

const ISO_DATE_CHARS = 10;

/** The current date as ISO text, such as `2026-11-20`; undefined on the server, whose date may be wrong later. */
export function useToday(): string | undefined {
  // A page that stays open past midnight shows the new date at its next render.
  return useBrowserValue<string | undefined>(readToday, undefined);
}

/** In UTC, like all dates of the portal. */
function readToday(): string {
  return new Date().toISOString().slice(0, ISO_DATE_CHARS);
}
