import type {Page} from '@playwright/test';

/** Bytes of scripts' objects that are in use in a page, once what nobody needs is thrown away. */
export async function watchHeap(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  return async () => {
    // Finalizers of the first collection let go of what the second takes.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const {usedSize} = await session.send('Runtime.getHeapUsage');
    return usedSize;
  };
}

/** The same in the worker that a page starts from now on. Its protocol is spoken through the page's, as strings. */
export async function watchWorkerHeap(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<number, (result: {readonly usedSize?: number}) => void>();
  let worker = '';
  let count = 0;
  session.on('Target.attachedToTarget', ({sessionId, targetInfo}) => {
    worker = targetInfo.type === 'worker' ? sessionId : worker;
  });
  session.on('Target.receivedMessageFromTarget', ({message}) => {
    const {id, result} = JSON.parse(message);
    answers.get(id)?.(result);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const ask = async (method: string): Promise<{readonly usedSize?: number}> => {
    count += 1;
    const id = count;
    const answered = new Promise<{readonly usedSize?: number}>((resolve) => {
      answers.set(id, resolve);
    });
    await session.send('Target.sendMessageToTarget', {
      sessionId: worker,
      message: JSON.stringify({id, method}),
    });
    return answered;
  };
  return async () => {
    await ask('HeapProfiler.collectGarbage');
    await ask('HeapProfiler.collectGarbage');
    const {usedSize = Number.NaN} = await ask('Runtime.getHeapUsage');
    return usedSize;
  };
}
