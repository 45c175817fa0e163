import {createHost} from './createHost';
import type {SearchPort} from './connectWorker';

/** An engine on the page itself, for browsers and policies without workers; each request lets the page paint first. */
export function createLocalPort(): SearchPort {
  const answer = createHost();
  return {
    send: async (request) =>
      new Promise((resolve) => {
        setTimeout(() => {
          resolve(answer(request));
        });
      }),
    close: () => undefined,
  };
}
