const CELLS = 24;
const CLEAR_LINE = '\r\u001B[K';

/** Line that shows how far a task has come: `[######------] 9/18 graphql-yoga`. */
export function drawProgress(done: number, total: number, label: string): string {
  const filled = total === 0 ? CELLS : Math.round((done / total) * CELLS);
  return `[${'#'.repeat(filled)}${'-'.repeat(CELLS - filled)}] ${done}/${total} ${label}`;
}

export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Draws on one line of a terminal, or line by line where the output is a file. */
export function createProgressBar(
  stream: ProgressStream,
  total: number,
): {readonly update: (done: number, label: string) => void; readonly end: () => void} {
  return {
    update(done, label) {
      const line = drawProgress(done, total, label);
      stream.write(stream.isTTY === true ? `${CLEAR_LINE}${line}` : `${line}\n`);
    },
    end() {
      stream.write(stream.isTTY === true ? CLEAR_LINE : '');
    },
  };
}
