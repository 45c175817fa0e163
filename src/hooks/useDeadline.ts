import {useEffect} from 'react';

/**
 * Calls `onPassed` when something has taken too long.
 *
 * @param isRunning whether it is running; the clock starts whenever this becomes true.
 * @param limitMs in milliseconds.
 * @param onPassed needs a stable identity.
 */
export function useDeadline(isRunning: boolean, limitMs: number, onPassed: () => void): void {
  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = window.setTimeout(onPassed, limitMs);
    return () => window.clearTimeout(timer);
  }, [isRunning, limitMs, onPassed]);
}
