interface Position {
  /** Of the tab that has the focus. */
  readonly index: number;
  readonly count: number;
  /** Whether reading runs from right to left. */
  readonly isMirrored: boolean;
}

/**
 * Where a key leads in a row of tabs (ARIA pattern "Tabs"): arrows around the row in the direction they point to, Home and End to its ends.
 *
 * @param key as `KeyboardEvent.key`.
 * @returns undefined for a key that means nothing to tabs.
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
