import {
  LIVE_RESPONSES_SHOWN,
  LIVE_RUN_LIMIT_MS,
  LIVE_START_LIMIT_MS,
} from '@site/src/lib/constants';
import type {LiveOperation, LiveReply, LiveRequest, LiveStatus} from '@site/src/lib/contracts/live';
import {hasErrors} from '@site/src/lib/live/json';

/** Content of the result pane. */
type LiveOutcome =
  | {readonly kind: 'none'}
  /** Responses as JSON text, the latest last; `isOver` once no further one will arrive. */
  | {readonly kind: 'answered'; readonly texts: readonly string[]; readonly isOver: boolean}
  /** It took too long. */
  | {readonly kind: 'stopped'}
  /** The response is too large to be shown. */
  | {readonly kind: 'oversized'}
  /** The variables are not a JSON object, so nothing was sent. */
  | {readonly kind: 'unreadable'};

export interface LiveState {
  readonly server: 'starting' | 'ready' | 'running' | 'unreachable';
  /** The schema in its own language; undefined until it has loaded once. */
  readonly sdl: string | undefined;
  readonly outcome: LiveOutcome;
}

export type LiveEvent =
  | Extract<LiveReply, {readonly type: 'answered' | 'ended' | 'oversized' | 'started'}>
  | {readonly type: 'asked' | 'cleared' | 'refused' | 'starting' | 'stopped' | 'unreachable'};

/** The message about the sample: about the operation's result if there is one, else about the server. */
export function statusOf({server, outcome}: LiveState): LiveStatus {
  switch (outcome.kind) {
    case 'none':
      return server;
    case 'answered':
      return outcome.isOver ? judge(outcome.texts) : 'streaming';
    case 'oversized':
    case 'stopped':
    case 'unreadable':
      return outcome.kind;
    default:
      return outcome satisfies never;
  }
}

function judge(texts: readonly string[]): LiveStatus {
  return texts.some(hasErrors) ? 'failed' : 'answered';
}

export const INITIAL_STATE: LiveState = {
  server: 'starting',
  sdl: undefined,
  outcome: {kind: 'none'},
};

const NONE: LiveOutcome = {kind: 'none'};

/** From a loading worker to a result, or to the reason for its absence. */
export function reduceLive(state: LiveState, event: LiveEvent): LiveState {
  switch (event.type) {
    case 'starting':
      return {...state, server: 'starting'};
    case 'started':
      return {...state, server: 'ready', sdl: event.sdl};
    case 'unreachable':
      return {...state, server: 'unreachable', outcome: NONE};
    case 'asked':
      return {...state, server: 'running', outcome: NONE};
    case 'answered':
      return {...state, outcome: {kind: 'answered', texts: append(state, event), isOver: false}};
    case 'ended':
      return {...state, server: 'ready', outcome: finish(state.outcome)};
    case 'oversized':
      return {...state, server: 'ready', outcome: {kind: 'oversized'}};
    case 'stopped':
      return {...state, outcome: {kind: 'stopped'}};
    case 'refused':
      return {...state, outcome: {kind: 'unreadable'}};
    case 'cleared':
      return {...state, outcome: NONE};
    default:
      return event satisfies never;
  }
}

function append({outcome}: LiveState, {text}: {readonly text: string}): readonly string[] {
  const texts = outcome.kind === 'answered' ? outcome.texts : [];
  return [...texts, text].slice(-LIVE_RESPONSES_SHOWN);
}

function finish(outcome: LiveOutcome): LiveOutcome {
  return outcome.kind === 'answered' ? {...outcome, isOver: true} : outcome;
}

export interface LiveConnection {
  readonly run: (operation: LiveOperation) => void;
  /** A new worker with the schema's initial data, which also ends the current run. */
  readonly restart: () => void;
  readonly close: () => void;
}

type Worker = Pick<globalThis.Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/**
 * Runs a schema in a worker. A run that takes too long is ended with its worker, because nothing else can stop it; a new one replaces it.
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
