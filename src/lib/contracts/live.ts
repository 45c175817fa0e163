/** What the page asks of the worker in which a schema runs. */
export type LiveRequest =
  | {readonly type: 'start'; readonly schema: string}
  | {readonly type: 'run'; readonly run: number; readonly operation: LiveOperation};

export interface LiveOperation {
  /** In the language that samples run in. */
  readonly query: string;
  /** JSON text of an object; empty for none. */
  readonly variables: string;
}

/** What the worker answers. */
export type LiveReply =
  /** The schema is there, in its own language. */
  | {readonly type: 'started'; readonly sdl: string}
  /** Schema or server could not be loaded. */
  | {readonly type: 'failed'}
  /** One response of the server; a subscription has several. */
  | {readonly type: 'answered'; readonly run: number; readonly text: string}
  /** A response with more characters than a page can show. */
  | {readonly type: 'oversized'; readonly run: number}
  | {readonly type: 'ended'; readonly run: number};

/** What a live sample is doing, or what came of it. */
export type LiveStatus =
  | 'answered'
  | 'failed'
  | 'oversized'
  | 'ready'
  | 'running'
  | 'starting'
  | 'stopped'
  | 'streaming'
  | 'unreachable'
  | 'unreadable';
