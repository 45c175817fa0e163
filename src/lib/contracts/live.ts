/** A request from the page to the worker that runs a schema. */
export type LiveRequest =
  | {readonly type: 'start'; readonly schema: string}
  | {readonly type: 'run'; readonly run: number; readonly operation: LiveOperation};

export interface LiveOperation {
  /** In the query language of the samples. */
  readonly query: string;
  /** JSON text of an object; empty for none. */
  readonly variables: string;
}

/** A reply of the worker. */
export type LiveReply =
  /** The schema has loaded, in its own language. */
  | {readonly type: 'started'; readonly sdl: string}
  /** Schema or server could not be loaded. */
  | {readonly type: 'failed'}
  /** One response of the server; a subscription has several. */
  | {readonly type: 'answered'; readonly run: number; readonly text: string}
  /** A response with more characters than a page can show. */
  | {readonly type: 'oversized'; readonly run: number}
  | {readonly type: 'ended'; readonly run: number};

/** State of a live sample: what it is doing, or the result. */
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
