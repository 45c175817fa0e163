import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {CHUNK_RETRY_DELAYS_MS} from '@site/src/lib/constants';
import {showNotice} from './notice';
import {findReason} from './staleTab';

type Load = typeof __webpack_require__.e;

/**
 * Asks again for a part of the portal's code that did not come, with a growing pause, and past every cache: a kept copy may be what is wrong.
 * One that is gone from the server is not asked for again: the reader is told that there is a newer version, and what wanted it says what
 * does not work.
 */
function withRetries(load: Load): Load {
  return async (chunk, ...rest) => {
    for (const delay of CHUNK_RETRY_DELAYS_MS) {
      try {
        return await load(chunk, ...rest);
      } catch (error) {
        const address = __webpack_require__.p + __webpack_require__.u(chunk);
        const reason = await findReason(address);
        if (reason === 'gone') {
          showNotice({kind: 'newer', address: window.location.href});
          throw error;
        }
        if (!navigator.onLine) {
          throw error;
        }
        await new Promise((resolve) => {
          setTimeout(resolve, delay);
        });
        if (reason === 'there') {
          await fetch(address, {cache: 'reload'}).catch(() => undefined);
        }
      }
    }
    return load(chunk, ...rest);
  };
}

if (ExecutionEnvironment.canUseDOM) {
  __webpack_require__.e = withRetries(__webpack_require__.e);
}
