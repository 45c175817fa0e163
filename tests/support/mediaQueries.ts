/** jsdom has neither layout nor media queries: tests say what a query answers. */
const answers = new Map<string, boolean>();
const listeners = new Map<string, Set<() => void>>();

/** Makes `window.matchMedia(query)` answer `matches` from now on, and tells whoever listens, as a resize does. */
export function setMediaQuery(query: string, matches: boolean): void {
  answers.set(query, matches);
  for (const listener of listeners.get(query) ?? []) {
    listener();
  }
}

/** Every query answers no again. */
export function resetMediaQueries(): void {
  answers.clear();
}

/** Puts `window.matchMedia` in place. */
export function installMediaQueries(): void {
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    value: (query: string) => ({
      media: query,
      get matches() {
        return answers.get(query) ?? false;
      },
      addEventListener: (_type: string, listener: () => void) => {
        listeners.set(query, (listeners.get(query) ?? new Set()).add(listener));
      },
      removeEventListener: (_type: string, listener: () => void) => {
        listeners.get(query)?.delete(listener);
      },
    }),
  });
}
