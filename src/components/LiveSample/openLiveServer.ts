import {LIVE_RUN_LIMIT_MS, LIVE_START_LIMIT_MS} from '@site/src/lib/constants';
import type {LiveOperation, LiveReply, LiveRequest} from '@site/src/lib/contracts/live';
import type {LiveEvent} from './state';

export interface LiveConnection {
  readonly run: (operation: LiveOperation) => void;
  /** A new worker with the schema's first data, which also ends what runs. */
  readonly restart: () => void;
  readonly close: () => void;
}

type Worker = Pick<globalThis.Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/**
 * Runs a schema in a worker. What takes too long is ended with its worker, because nothing else can stop it; a new one takes its place.
 *
 * @param schema name of a module in `live`.
 */
export function openLiveServer(
  schema: string,
  createWorker: () => Worker,
  onEvent: (event: LiveEvent) => void,
): LiveConnection {
  let worker: Worker | undefined;
  let timer: number | undefined;
  let run = 0;

  function watch(limitMs: number, onPassed: () => void): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(onPassed, limitMs);
  }

  function close(): void {
    window.clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  }

  function fail(): void {
    close();
    onEvent({type: 'unreachable'});
  }

  function stop(): void {
    onEvent({type: 'stopped'});
    restart();
  }

  function send(request: LiveRequest): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker?.postMessage(request);
  }

  function read(reply: LiveReply): void {
    if ('run' in reply && reply.run !== run) {
      return;
    }
    if (reply.type === 'failed') {
      fail();
    } else if (reply.type === 'answered') {
      watch(LIVE_RUN_LIMIT_MS, stop);
      onEvent(reply);
    } else {
      window.clearTimeout(timer);
      onEvent(reply);
    }
  }

  function restart(): void {
    close();
    run += 1;
    onEvent({type: 'starting'});
    const next = createWorker();
    const ifCurrent =
      <Argument>(act: (argument: Argument) => void) =>
      (argument: Argument): void => {
        if (worker === next) {
          act(argument);
        }
      };
    next.addEventListener('error', ifCurrent(fail));
    next.addEventListener(
      'message',
      ifCurrent(({data}: MessageEvent<LiveReply>) => read(data)),
    );
    worker = next;
    watch(LIVE_START_LIMIT_MS, fail);
    send({type: 'start', schema});
  }

  restart();
  return {
    restart,
    close,
    run(operation) {
      run += 1;
      onEvent({type: 'asked'});
      watch(LIVE_RUN_LIMIT_MS, stop);
      send({type: 'run', run, operation});
    },
  };
}
