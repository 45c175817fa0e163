/** XLIFF 2.0 (ISO 21720): names that this portal writes, and reads again. */
export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';
export const XLIFF_VERSION = '2.0';

/** Of a file that comes back; 2.1 has the same core. */
export const READABLE_VERSIONS: readonly string[] = ['2.0', '2.1'];

export const STATES = ['initial', 'translated', 'reviewed', 'final'] as const;
export type XliffState = (typeof STATES)[number];

/** Second half of the state of a text whose original has changed: XLIFF 2.0 has no word for it, and lets each house have its own. */
export const BEHIND = 'selection-set:behind';

/** Between the parts of a file's id: the hash of the original's texts and that of the translation. */
export const FILE_ID = /^f-(?<sourceHash>[\da-f]{12})-(?<targetHash>[\da-f]{12})$/u;

/** What is known about a file's texts, in a form that every tool hands back. */
export function toFileId(sourceHash: string, targetHash: string): string {
  return `f-${sourceHash}-${targetHash}`;
}
