/**
 * - `network`: a file did not arrive (offline, blocked, cut off, answer of 400 or more); trying again may help.
 * - `damaged`: a file arrived and is not what it should be; trying again may help.
 * - `outdated`: the page was loaded before the portal's search changed its format; a reload of the page helps.
 * - `engine`: the engine itself failed, which is a bug.
 */
export type SearchErrorCode = 'damaged' | 'engine' | 'network' | 'outdated';

/** Why a search has no answer; the code chooses the words for readers, the message is for the console. */
export class SearchError extends Error {
  readonly code: SearchErrorCode;

  constructor(code: SearchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchError';
    this.code = code;
  }
}
