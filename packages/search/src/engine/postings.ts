/** Where each word of a list stands: for word `w`, the places `start[w]` to `start[w + 1]` of the other two. */
export interface Postings {
  readonly start: Uint32Array;
  /** Sections or pages, rising for each word. */
  readonly places: Uint32Array;
  /** How much the word weighs there; the field says what the number means. */
  readonly counts: Uint8Array;
}

/** Lays out lists of places one after the other. */
export function packPostings(lists: readonly ReadonlyMap<number, number>[]): Postings {
  const start = new Uint32Array(lists.length + 1);
  for (const [word, list] of lists.entries()) {
    start[word + 1] = (start[word] ?? 0) + list.size;
  }
  const total = start[lists.length] ?? 0;
  const places = new Uint32Array(total);
  const counts = new Uint8Array(total);
  let next = 0;
  for (const list of lists) {
    for (const [place, count] of [...list].toSorted(([a], [b]) => a - b)) {
      places[next] = place;
      counts[next] = Math.min(255, count);
      next += 1;
    }
  }
  return {start, places, counts};
}
