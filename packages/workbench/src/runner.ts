import type {RunReply, RunRequest} from './worker';

/** State of a bench: what it is doing, or the result. */
export type RunState<Output> = {
  /** Of the last completed run; kept while another one runs, stops or fails. */
  readonly output: Output | undefined;
  /** Of the run before that one. */
  readonly previous: Output | undefined;
} & (
  | {readonly status: 'idle' | 'late' | 'ran' | 'stopped' | 'unreachable'}
  | {readonly status: 'running'; readonly step: string | undefined; readonly done: number}
  | {readonly status: 'failed'; readonly message: string}
);

export type RunEvent<Output> =
  | Extract<RunReply<Output>, {readonly type: 'failed' | 'ran' | 'reached'}>
  | {readonly type: 'asked' | 'late' | 'stopped' | 'unreachable'};

/** Nothing has run yet. */
export const NOT_RUN = {status: 'idle', output: undefined, previous: undefined} as const;

/** From a run to its output, or to the reason for its absence. */
export function reduceRun<Output>(
  {output, previous}: RunState<Output>,
  event: RunEvent<Output>,
): RunState<Output> {
  switch (event.type) {
    case 'asked':
      return {output, previous, status: 'running', step: undefined, done: 0};
    case 'reached':
      return {output, previous, status: 'running', step: event.step, done: event.done};
    case 'ran':
      return {output: event.output, previous: output, status: 'ran'};
    case 'failed':
      return {output, previous, status: 'failed', message: event.message};
    case 'late':
    case 'stopped':
    case 'unreachable':
      return {output, previous, status: event.type};
    default:
      return event satisfies never;
  }
}

export interface Runner<Input> {
  /** Ends the current run, and starts a new one. */
  readonly run: (input: Input) => void;
  /** Ends the current run at once: a busy worker can only be terminated. A new one replaces it. */
  readonly stop: () => void;
  readonly close: () => void;
}

type BenchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** How long the worker's script may take to load, in milliseconds. */
const START_LIMIT_MS = 30_000;

/** How long after a run that was ended its worker is replaced, in milliseconds: what loads would keep the page from saying that it has ended. */
const RESTART_MS = 200;

/**
 * Runs a tool in its own worker.
 *
 * @param limitMs how long a run may take once the script has loaded.
 */
export function openRunner<Input, Output>(
  createWorker: () => BenchWorker,
  limitMs: number,
  onEvent: (event: RunEvent<Output>) => void,
): Runner<Input> {
  let worker: BenchWorker | undefined;
  let isReady = false;
  let isRunning = false;
  let run = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function watch(): void {
    clearTimeout(timer);
    if (isRunning) {
      timer = setTimeout(
        () => end(isReady ? 'late' : 'unreachable'),
        isReady ? limitMs : START_LIMIT_MS,
      );
    }
  }

  function close(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    isReady = false;
    isRunning = false;
  }

  function end(type: 'late' | 'stopped' | 'unreachable'): void {
    close();
    onEvent({type});
    if (type !== 'unreachable') {
      timer = setTimeout(start, RESTART_MS);
    }
  }

  function read(reply: RunReply<Output>): void {
    if (reply.type === 'ready') {
      isReady = true;
      watch();
    } else if (reply.run === run && isRunning) {
      if (reply.type !== 'reached') {
        clearTimeout(timer);
        isRunning = false;
      }
      onEvent(reply);
    }
  }

  function start(): BenchWorker {
    const next = createWorker();
    next.addEventListener('message', ({data}: MessageEvent<RunReply<Output>>) => {
      if (worker === next) {
        read(data);
      }
    });
    // Its script failed to load, or it ran out of memory.
    next.addEventListener('error', () => {
      if (worker === next && isRunning) {
        end('unreachable');
      } else if (worker === next) {
        close();
      }
    });
    worker = next;
    return next;
  }

  start();
  return {
    close,
    stop: () => end('stopped'),
    run(input) {
      if (isRunning) {
        close();
      }
      run += 1;
      isRunning = true;
      onEvent({type: 'asked'});
      watch();
      const request: RunRequest<Input> = {run, input};
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      (worker ?? start()).postMessage(request);
    },
  };
}
