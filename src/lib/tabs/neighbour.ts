interface Position {
  /** Of the focused tab. */
  readonly index: number;
  readonly count: number;
  /** Whether reading goes from right to left. */
  readonly isMirrored: boolean;
}

/**
 * The target of a key in a row of tabs (ARIA pattern "Tabs"): arrows move in their direction and wrap around, Home and End go to the ends.
 *
 * @param key as `KeyboardEvent.key`.
 * @returns undefined for a key without a meaning for tabs.
 */
export function neighbour(key: string, {index, count, isMirrored}: Position): number | undefined {
  const forward = isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + forward + count) % count;
    case 'ArrowLeft':
      return (index - forward + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
