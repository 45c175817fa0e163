/** Every outside service that a page may contact, in the order of the privacy page. */
export const OUTSIDE_SERVICE_IDS = [
  'comments',
  'newsletter',
  'votes',
  'hostedSearch',
  'searchReports',
  'videos',
  'readmePictures',
] as const;

export type OutsideServiceId = (typeof OUTSIDE_SERVICE_IDS)[number];

/** A service that this site is configured for, and its hosts. */
export interface OutsideServiceEntry {
  readonly id: OutsideServiceId;
  /** Without scheme, sorted. */
  readonly hosts: readonly string[];
}
