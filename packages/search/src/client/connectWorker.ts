import {type NumberedReply, READY, type SearchPort, type SearchReply} from './protocol';
import {SearchError} from './SearchError';

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
