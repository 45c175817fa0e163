export interface PlacedHeading {
  readonly id: string;
  /** Distance from the place where a jump to the heading would put it, in pixels; negative above it. */
  readonly offset: number;
}

/** Rounding of positions on screens with fractional pixels. */
const TOLERANCE_PX = 1;

/**
 * The heading a reader is at, as the table of contents marks it: the next one if it is in the upper half of the window, else the last that was
 * passed (DOC-10). Undefined before the first heading: there the reader is at the top of the page.
 *
 * @param headings in the order of the page.
 * @param viewHeight height of the window, in pixels.
 */
export function headingInView(
  headings: readonly PlacedHeading[],
  viewHeight: number,
): string | undefined {
  const next = headings.findIndex(({offset}) => offset >= -TOLERANCE_PX);
  if (next < 0) {
    return headings.at(-1)?.id;
  }
  const offset = headings[next]?.offset ?? 0;
  if (next === 0) {
    return offset <= TOLERANCE_PX ? headings[0]?.id : undefined;
  }
  return headings[offset < viewHeight / 2 ? next : next - 1]?.id;
}
