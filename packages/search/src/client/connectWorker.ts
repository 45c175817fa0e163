import type {Excerpt, PageHeading, PageHit, SearchOptions} from '../engine';
import {SearchError, type SearchErrorCode, type TextPlace} from './types';

/** Requests from the page to the engine, wherever it runs. Files travel as bytes, which can be transferred at no cost. */
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
      /** Parts of the bodies without which the answer is incomplete. */
      readonly missing: readonly number[];
      /** Pages among the hits whose headings are not loaded yet. */
      readonly headless: readonly number[];
    }
  | {readonly type: 'excerpts'; readonly excerpts: readonly Excerpt[]}
  | {readonly type: 'headings'; readonly headings: readonly PageHeading[]}
  | {readonly type: 'failed'; readonly code: SearchErrorCode; readonly message: string};

/** A request to a worker or its answer; both carry the same number, so that answers may come in any order. */
export interface NumberedRequest {
  readonly id: number;
  readonly request: SearchRequest;
}

export interface NumberedReply {
  readonly id: number;
  readonly reply: SearchReply;
}

/** First message of a worker: its code has loaded and runs. */
export const READY = 'ready';

/** An engine that answers one request after the other. */
export interface SearchPort {
  /** @throws SearchError when the engine is gone; failures inside the engine arrive as replies. */
  readonly send: (request: SearchRequest) => Promise<SearchReply>;
  readonly close: () => void;
}

/** The part of a worker that is used; tests bring their own. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface Waiting {
  readonly resolve: (reply: SearchReply) => void;
  readonly reject: (error: SearchError) => void;
}

/**
 * A port to a worker; resolves once the worker's code runs.
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

/** Buffers to transfer instead of copying. */
function listBuffers(request: object): Transferable[] {
  return Object.values(request).filter((value) => value instanceof ArrayBuffer);
}
