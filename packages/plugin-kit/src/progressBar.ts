const CELLS = 24;
const CLEAR_LINE = '\r\u001B[K';
const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;

/** Line that shows the progress of a task: `[######------] 9/18, 12 s left: express`. */
export function drawProgress(
  done: number,
  total: number,
  label: string,
  elapsedMs: number = 0,
): string {
  const filled = total === 0 ? CELLS : Math.round((done / total) * CELLS);
  const bar = `[${'#'.repeat(filled)}${'-'.repeat(CELLS - filled)}] ${done}/${total}`;
  const left = done === 0 ? 0 : (elapsedMs / done) * (total - done);
  return left < SECOND_MS ? `${bar}: ${label}` : `${bar}, ${formatTime(left)} left: ${label}`;
}

function formatTime(ms: number): string {
  const seconds = Math.round(ms / SECOND_MS);
  return seconds < MINUTE_SECONDS ? `${seconds} s` : `${Math.ceil(seconds / MINUTE_SECONDS)} min`;
}

export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

export interface ProgressTask {
  /** Name of the task, as the start of a sentence: "Packages looked up". */
  readonly stage: string;
  /** Number of steps. */
  readonly total: number;
  /** Clock in milliseconds. */
  readonly now?: () => number;
}

/** Draws on one line of a terminal, and clears it at the end; a log gets one line for the whole stage. */
export function createProgressBar(
  stream: ProgressStream,
  {stage, total, now = Date.now}: ProgressTask,
): {readonly update: (done: number, label: string) => void; readonly end: () => void} {
  const start = now();
  let last = 0;
  return {
    update(done, label) {
      last = done;
      if (stream.isTTY === true) {
        stream.write(`${CLEAR_LINE}${drawProgress(done, total, label, now() - start)}`);
      }
    },
    end() {
      stream.write(
        stream.isTTY === true
          ? CLEAR_LINE
          : `${stage}: ${last} of ${total}, ${formatTime(now() - start)}\n`,
      );
    },
  };
}
