export interface Throttle {
  /** Runs now, or when the pause is over; of those that wait, only the newest runs. */
  readonly call: (run: () => void) => void;
  /** Runs the waiting call. */
  readonly flush: () => void;
  /** Discards the waiting call. */
  readonly drop: () => void;
}

/**
 * Lets the first of several calls through at once, and then one after each pause: the newest.
 *
 * @param pause in milliseconds.
 */
export function createThrottle(pause: number): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;
  const take = (): (() => void) | undefined => {
    const run = waiting;
    waiting = undefined;
    return run;
  };
  const start = (run: () => void): void => {
    timer = setTimeout(() => {
      timer = undefined;
      const next = take();
      if (next !== undefined) {
        start(next);
      }
    }, pause);
    run();
  };
  return {
    call: (run) => {
      if (timer === undefined) {
        start(run);
      } else {
        waiting = run;
      }
    },
    flush: () => take()?.(),
    drop: () => {
      take();
    },
  };
}
