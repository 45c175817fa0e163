/** What maintainers see of one document. */
export interface DocumentState {
  /** Below base address and language, such as `/docs/start`. */
  readonly path: string;
  /** Relative to the project's folder. */
  readonly file: string;
  readonly title: string;
  /** Key of `OWNERS`; absent where nobody is named. */
  readonly owner?: string;
  /** ISO date, such as `2027-05-20`; absent where none is set. */
  readonly reviewBy?: string;
  /** Words of prose, without code. */
  readonly words: number;
  /** Other pages of content that link to it. */
  readonly incoming: number;
}

/** An outside address that did not answer as it should. */
interface DeadAddress {
  readonly address: string;
  /** What happened, such as `404`. */
  readonly reason: string;
  /** As `file:line`. */
  readonly places: readonly string[];
}

export interface LivingDocsReport {
  /** Sorted by path. */
  readonly documents: readonly DocumentState[];
  readonly redirects: readonly {readonly from: string; readonly to: string}[];
  /** Absent where outside links have not been checked. */
  readonly outside?: {
    /** ISO date of the check. */
    readonly checked: string;
    readonly total: number;
    readonly dead: readonly DeadAddress[];
  };
}
