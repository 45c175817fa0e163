import type {Excerpt, PageHeading, PageHit, SearchOptions} from '../engine';
import {SearchError, type SearchErrorCode, type TextPlace} from './types';

/** What the page asks of the engine, wherever that runs. Files travel as bytes, which cost nothing to hand over. */
export type SearchRequest =
  | {readonly type: 'open'; readonly outline: ArrayBuffer}
  | {readonly type: 'addBody'; readonly part: number; readonly body: ArrayBuffer}
  | {readonly type: 'addHeads'; readonly page: number; readonly heads: ArrayBuffer}
  | {readonly type: 'addTexts'; readonly page: number; readonly texts: ArrayBuffer}
  | {readonly type: 'search'; readonly query: string; readonly options: SearchOptions}
  | {
      readonly type: 'excerpts';
      readonly query: string;
      readonly places: readonly TextPlace[];
      readonly length?: number;
    }
  | {readonly type: 'headings'; readonly page: number};

export type SearchReply =
  | {readonly type: 'done'}
  | {
      readonly type: 'found';
      readonly hits: readonly PageHit[];
      /** Parts of the bodies without which the answer is not full. */
      readonly missing: readonly number[];
      /** Pages of the hits whose headings are not there yet. */
      readonly headless: readonly number[];
    }
  | {readonly type: 'excerpts'; readonly excerpts: readonly Excerpt[]}
  | {readonly type: 'headings'; readonly headings: readonly PageHeading[]}
  | {readonly type: 'failed'; readonly code: SearchErrorCode; readonly message: string};

/** A request on its way to a worker, and its answer: the same number, so that answers may come in any order. */
export interface NumberedRequest {
  readonly id: number;
  readonly request: SearchRequest;
}

export interface NumberedReply {
  readonly id: number;
  readonly reply: SearchReply;
}

/** First message of a worker: its code has arrived and runs. */
export const READY = 'ready';

/** An engine that answers one request after the other. */
export interface SearchPort {
  /** @throws SearchError when the engine is gone; what goes wrong inside of it is a reply. */
  readonly send: (request: SearchRequest) => Promise<SearchReply>;
  readonly close: () => void;
}

/** What of a worker is used; tests bring their own. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface Waiting {
  readonly resolve: (reply: SearchReply) => void;
  readonly reject: (error: SearchError) => void;
}

/**
 * A port to a worker, once its code runs there.
 *
 * @throws SearchError when the worker fails before that: no network, or a policy against workers.
 */
export async function connectWorker(worker: WorkerLike): Promise<SearchPort> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let failure: SearchError | undefined;
  const fail = (error: SearchError): void => {
    failure = error;
    worker.terminate();
    for (const {reject} of waiting.values()) {
      reject(error);
    }
    waiting.clear();
  };
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({data}: MessageEvent<NumberedReply | typeof READY>) => {
      if (data === READY) {
        resolve();
      } else {
        waiting.get(data.id)?.resolve(data.reply);
        waiting.delete(data.id);
      }
    });
    worker.addEventListener('error', (event) => {
      const reason = 'message' in event ? event.message : 'its code did not arrive';
      fail(new SearchError('engine', `The search's worker failed: ${reason}`));
      reject(failure ?? new SearchError('engine', reason));
    });
  });
  return {
    send: async (request) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) {
          reject(failure);
          return;
        }
        last += 1;
        waiting.set(last, {resolve, reject});
        worker.postMessage({id: last, request}, listBuffers(request));
      }),
    close: () => {
      fail(new SearchError('engine', 'The search was closed.'));
    },
  };
}

/** Handed over instead of copied. */
function listBuffers(request: object): Transferable[] {
  return Object.values(request).filter((value) => value instanceof ArrayBuffer);
}
