import {
  READY,
  connectWorker,
  type NumberedRequest,
  type WorkerLike,
} from '../../src/client/connectWorker';
import {createLocalPort} from '../../src/client/createLocalPort';

/** A worker whose messages the test writes. */
function createWorker() {
  const target = new EventTarget();
  const sent: NumberedRequest[] = [];
  const transferred: number[] = [];
  const state = {isEnded: false};
  const worker: WorkerLike = {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (
      message: NumberedRequest,
      transfer?: Transferable[] | StructuredSerializeOptions,
    ) => {
      sent.push(message);
      transferred.push(Array.isArray(transfer) ? transfer.length : 0);
    },
    terminate: () => {
      state.isEnded = true;
    },
  };
  return {
    worker,
    sent,
    transferred,
    state,
    say: (data: unknown) => target.dispatchEvent(new MessageEvent('message', {data})),
    break: () => target.dispatchEvent(new Event('error')),
  };
}

test('answers find their requests by number, in any order; files are handed over, not copied', async () => {
  const {worker, sent, transferred, say} = createWorker();
  const connecting = connectWorker(worker);
  say(READY);
  const port = await connecting;
  const first = port.send({type: 'headings', page: 1});
  const second = port.send({type: 'open', outline: new ArrayBuffer(4)});
  expect(sent.map(({id}) => id)).toEqual([1, 2]);
  expect(transferred).toEqual([0, 1]);
  say({id: 2, reply: {type: 'done'}});
  say({id: 1, reply: {type: 'headings', headings: []}});
  say({id: 1, reply: {type: 'done'}});
  say({id: 77, reply: {type: 'done'}});
  expect(await Promise.all([first, second])).toEqual([
    {type: 'headings', headings: []},
    {type: 'done'},
  ]);
});

test('a worker that never starts is refused, so that the page can run the engine itself', async () => {
  const {worker, break: fail, state} = createWorker();
  const connecting = connectWorker(worker);
  fail();
  await expect(connecting).rejects.toMatchObject({code: 'engine'});
  expect(state.isEnded).toBe(true);
});

test('a worker that breaks, or is closed, fails pending and later requests', async () => {
  for (const end of ['break', 'close'] as const) {
    const made = createWorker();
    const connecting = connectWorker(made.worker);
    made.say(READY);
    const port = await connecting;
    const waiting = port.send({type: 'headings', page: 1});
    if (end === 'break') {
      made.break();
    } else {
      port.close();
    }
    await expect(waiting).rejects.toMatchObject({name: 'SearchError', code: 'engine'});
    await expect(port.send({type: 'headings', page: 1})).rejects.toMatchObject({code: 'engine'});
  }
});

test('the page itself answers as a worker does, errors included', async () => {
  const port = createLocalPort();
  expect(await port.send({type: 'headings', page: 0})).toMatchObject({
    type: 'failed',
    code: 'engine',
  });
  expect(await port.send({type: 'open', outline: new ArrayBuffer(0)})).toMatchObject({
    type: 'failed',
    code: 'damaged',
  });
});
