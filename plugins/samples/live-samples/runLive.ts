import {createLiveServer} from '../../../src/lib/live/createLiveServer';
import type {LiveOperation} from '../../../src/lib/contracts/live';
import {LIVE_RUN_LIMIT_MS} from '../../../src/lib/constants';
import type {SchemaMaker} from './loadSchema';

/**
 * The responses of an operation, as JSON text, from a schema with its first data: the same server as in the browser.
 *
 * @throws Error where the operation takes longer than a reader's may.
 */
export async function runLive(
  makeSchema: SchemaMaker,
  operation: LiveOperation,
): Promise<readonly string[]> {
  const run = async (): Promise<readonly string[]> => {
    const texts: string[] = [];
    for await (const text of createLiveServer(makeSchema())(operation)) {
      texts.push(text);
    }
    return texts;
  };
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It takes longer than ${LIVE_RUN_LIMIT_MS} ms.`)),
      LIVE_RUN_LIMIT_MS,
    );
  });
  try {
    return await Promise.race([run(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
