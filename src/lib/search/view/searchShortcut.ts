const APPLE = ['⌘', 'K'] as const;
const OTHERS = ['Ctrl', 'K'] as const;

/**
 * The keys that open the search, as they are printed on the reader's keyboard (C-06).
 *
 * @returns the same list each time.
 */
export function searchShortcut(userAgent: string): readonly string[] {
  return /Mac|iPhone|iPad/u.test(userAgent) ? APPLE : OTHERS;
}
