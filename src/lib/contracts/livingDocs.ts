/** Data about one document for maintainers. */
export interface DocumentState {
  /** Below base address and language, such as `/docs/start`. */
  readonly path: string;
  /** Relative to the project's folder. */
  readonly file: string;
  readonly title: string;
  /** Key of `OWNERS`; absent when it has no owner. */
  readonly owner?: string;
  /** ISO date, such as `2027-05-20`; absent when none is set. */
  readonly reviewBy?: string;
  /** Words of prose, without code. */
  readonly words: number;
  /** Other pages of content that link to it. */
  readonly incoming: number;
}

/** An outside address that did not answer as expected. */
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
  /** Absent when outside links have not been checked. */
  readonly outside?: {
    /** ISO date of the check. */
    readonly checked: string;
    readonly total: number;
    readonly dead: readonly DeadAddress[];
  };
}
