export interface ReaderPrivacy {
  /** What the reader has said on the portal; nothing means no. */
  readonly consent: string | null;
  /** `navigator.doNotTrack`. */
  readonly doNotTrack?: string | null;
  /** `navigator.globalPrivacyControl`. */
  readonly globalPrivacyControl?: boolean;
}

/** The word that a reader's yes is stored as. */
export const ALLOWED = 'allowed';

/** Whether anything of a search may be reported (API-2): only after a yes, and never against a signal of the browser. */
export function isReportAllowed({
  consent,
  doNotTrack,
  globalPrivacyControl,
}: ReaderPrivacy): boolean {
  return consent === ALLOWED && !refusesTracking({doNotTrack, globalPrivacyControl});
}

/** Whether the browser itself says no. */
export function refusesTracking({
  doNotTrack,
  globalPrivacyControl,
}: Omit<ReaderPrivacy, 'consent'>): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
