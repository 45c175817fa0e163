export interface MarkPath {
  readonly d: string;
  /** `ink` follows the text colour, `accent` the brand colour. */
  readonly tone?: 'ink' | 'accent';
  /** Filled shape instead of a stroked line. */
  readonly isFilled?: boolean;
}

/** A drawing on a 24 by 24 unit grid, stroked with 1.5 units, round caps and joins. */
export interface Mark {
  readonly paths: readonly MarkPath[];
}
