import {LIVE_RUN_LIMIT_MS, LIVE_START_LIMIT_MS} from '../../../src/lib/constants';
import type {LiveReply, LiveRequest} from '../../../src/lib/contracts/live';
import {openLiveServer} from '../../../src/components/LiveSample/openLiveServer';

const OPERATION = {query: '{ a }', variables: ''};
const STARTED = {type: 'started', sdl: 'type Query { a: Int }'} as const;

class FakeWorker extends EventTarget {
  readonly requests: LiveRequest[] = [];
  isEnded = false;

  postMessage(request: LiveRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  reply(data: LiveReply): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

let workers: FakeWorker[];
let events: string[];

function open() {
  workers = [];
  events = [];
  return openLiveServer(
    'books',
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    ({type}) => events.push(type),
  );
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

describe('the worker of a live sample (LIVE)', () => {
  test('it is asked for its schema at once, and for operations later', () => {
    const {run} = open();
    workers[0]?.reply(STARTED);
    run(OPERATION);
    expect(workers[0]?.requests).toEqual([
      {type: 'start', schema: 'books'},
      {type: 'run', run: 2, operation: OPERATION},
    ]);
  });

  test('an operation without a response is ended with its worker, and a new one starts', () => {
    const {run} = open();
    workers[0]?.reply(STARTED);
    run(OPERATION);
    jest.advanceTimersByTime(LIVE_RUN_LIMIT_MS - 1);
    expect(workers).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(workers.map(({isEnded}) => isEnded)).toEqual([true, false]);
    expect(events).toEqual(['starting', 'started', 'asked', 'stopped', 'starting']);
  });

  test('each response of a subscription gives it more time', () => {
    const {run} = open();
    workers[0]?.reply(STARTED);
    run(OPERATION);
    for (let count = 0; count < 3; count += 1) {
      jest.advanceTimersByTime(LIVE_RUN_LIMIT_MS - 1);
      workers[0]?.reply({type: 'answered', run: 2, text: '{}'});
    }
    expect(workers).toHaveLength(1);
    workers[0]?.reply({type: 'ended', run: 2});
    jest.advanceTimersByTime(LIVE_RUN_LIMIT_MS);
    expect(workers).toHaveLength(1);
  });

  test.each([
    ['an error', (worker?: FakeWorker) => worker?.dispatchEvent(new Event('error'))],
    ['a schema that failed', (worker?: FakeWorker) => worker?.reply({type: 'failed'})],
    ['silence', () => jest.advanceTimersByTime(LIVE_START_LIMIT_MS)],
  ])('%s while it loads is said, and it can be tried again', (_name, happen) => {
    const {restart} = open();
    happen(workers[0]);
    expect(events).toEqual(['starting', 'unreachable']);
    restart();
    workers[1]?.reply(STARTED);
    expect(events.slice(2)).toEqual(['starting', 'started']);
  });

  test('what an ended worker or an earlier run still says is not heard', () => {
    const {run, restart, close} = open();
    workers[0]?.reply(STARTED);
    run(OPERATION);
    restart();
    workers[0]?.reply({type: 'answered', run: 2, text: 'late'});
    workers[1]?.reply(STARTED);
    run(OPERATION);
    workers[1]?.reply({type: 'answered', run: 2, text: 'late'});
    expect(events).not.toContain('answered');
    close();
    jest.advanceTimersByTime(LIVE_START_LIMIT_MS);
    expect(events.at(-1)).toBe('asked');
  });
});
