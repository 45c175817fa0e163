/**
 * Lets the first of several calls through at once and of the others only the last, when there has been none for the delay (SEA-1). Readers who
 * type on ask one question, and those who pause see its answer without a wait.
 *
 * @param delay in milliseconds; 0 lets every call through.
 * @returns a function that runs its argument now, later or never.
 */
export function createDebounce(delay: number): (run: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (run) => {
    const isFirst = timer === undefined;
    clearTimeout(timer);
    if (isFirst) {
      run();
    }
    if (delay > 0) {
      timer = setTimeout(() => {
        timer = undefined;
        if (!isFirst) {
          run();
        }
      }, delay);
    }
  };
}
