const MARK = 'closesWithBack';

export interface BackEntry {
  /** Removes the entry without calling `onBack`. */
  readonly remove: () => void;
  /** Leaves the entry to the caller, who replaces it. */
  readonly hand: () => void;
}

/**
 * Adds an entry for the same page to the browser's history, so that "Back" closes an overlay instead of leaving the page. The router
 * does not notice.
 */
export function addBackEntry(onBack: () => void): BackEntry {
  const {history} = window;
  const state: unknown = history.state;
  if (!isMarked(state)) {
    history.pushState({...(typeof state === 'object' ? state : {}), [MARK]: true}, '');
  }
  const stop = onceBack(onBack);
  return {
    remove: () => {
      stop();
      if (isMarked(history.state)) {
        onceBack(() => undefined);
        history.back();
      }
    },
    hand: stop,
  };
}

/** Runs before the router's listener and keeps the event from it. */
function onceBack(run: () => void): () => void {
  const stop = (): void => window.removeEventListener('popstate', onPop, {capture: true});
  function onPop(event: PopStateEvent): void {
    stop();
    event.stopImmediatePropagation();
    run();
  }
  window.addEventListener('popstate', onPop, {capture: true});
  return stop;
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}
