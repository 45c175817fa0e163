import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {CHUNK_RETRY_DELAYS_MS} from '@site/src/lib/constants';
import {showNotice} from './notice';
import {findReason} from './staleTab';

type Load = typeof __webpack_require__.e;

/**
 * Requests a chunk of the portal's code again after a failure, with a growing pause, and bypassing every cache: a cached copy may be the
 * problem. One that the server no longer has is not requested again: the reader is told that there is a newer version, and the code that
 * needed it says what does not work.
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
