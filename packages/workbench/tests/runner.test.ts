import {NOT_RUN, openRunner, reduceRun, type RunEvent, type RunState} from '../src/runner';
import type {RunReply, RunRequest} from '../src/worker';

type Reply = RunReply<string>;

class FakeWorker {
  readonly sent: RunRequest<string>[] = [];
  isEnded = false;
  private readonly listeners = new Map<string, (event: {data: Reply}) => void>();

  addEventListener(type: string, listener: never): void {
    this.listeners.set(type, listener);
  }

  postMessage(request: RunRequest<string>): void {
    this.sent.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: Reply): void {
    this.listeners.get('message')?.({data});
  }

  fail(): void {
    this.listeners.get('error')?.({data: {type: 'ready'}});
  }
}

const LIMIT = 1000;

function open() {
  const workers: FakeWorker[] = [];
  const events: RunEvent<string>[] = [];
  const runner = openRunner<string, string>(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    LIMIT,
    (event) => events.push(event),
  );
  return {workers, events, runner, last: () => workers[workers.length - 1] as FakeWorker};
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a run reaches its output through its steps', () => {
  const {runner, events, last} = open();
  runner.run('text');
  last().answer({type: 'ready'});
  last().answer({type: 'reached', run: 1, step: 'read', done: 0.5});
  last().answer({type: 'ran', run: 1, output: 'done'});
  expect(last().sent).toEqual([{run: 1, input: 'text'}]);
  expect(events.map(({type}) => type)).toEqual(['asked', 'reached', 'ran']);
  jest.advanceTimersByTime(LIMIT * 100);
  expect(events).toHaveLength(3);
});

test('a busy worker is terminated at once when it is stopped, and a new one replaces it', () => {
  const {runner, events, workers, last} = open();
  last().answer({type: 'ready'});
  runner.run('text');
  runner.stop();
  expect(workers.map(({isEnded}) => isEnded)).toEqual([true]);
  jest.advanceTimersByTime(LIMIT);
  expect(workers.map(({isEnded}) => isEnded)).toEqual([true, false]);
  expect(events.map(({type}) => type)).toEqual(['asked', 'stopped']);
  runner.run('more');
  expect(last().sent).toEqual([{run: 2, input: 'more'}]);
});

test('a run right after a stop does not wait for the new worker, and has only one', () => {
  const {runner, workers, last} = open();
  runner.run('text');
  runner.stop();
  runner.run('more');
  expect(last().sent).toEqual([{run: 2, input: 'more'}]);
  last().answer({type: 'ready'});
  last().answer({type: 'ran', run: 2, output: 'done'});
  jest.advanceTimersByTime(LIMIT * 100);
  expect(workers).toHaveLength(2);
});

test('a run over its time limit is ended; loading has a limit of its own', () => {
  const {runner, events, last} = open();
  runner.run('text');
  jest.advanceTimersByTime(LIMIT * 2);
  expect(events.map(({type}) => type)).toEqual(['asked']);
  last().answer({type: 'ready'});
  jest.advanceTimersByTime(LIMIT);
  expect(events.map(({type}) => type)).toEqual(['asked', 'late']);
});

test('a script that never comes is unreachable, and the next run tries again', () => {
  const {runner, events, workers} = open();
  runner.run('text');
  jest.advanceTimersByTime(60_000);
  expect(events.at(-1)).toEqual({type: 'unreachable'});
  expect(workers).toHaveLength(1);
  runner.run('text');
  expect(workers).toHaveLength(2);
});

test('a worker that breaks before its first request is replaced by the next run', () => {
  const {runner, events, workers, last} = open();
  last().fail();
  expect(events).toEqual([]);
  runner.run('text');
  expect(workers).toHaveLength(2);
  last().fail();
  expect(events.map(({type}) => type)).toEqual(['asked', 'unreachable']);
});

test('a second run ends the first, whose answer comes too late', () => {
  const {runner, events, workers} = open();
  runner.run('one');
  runner.run('two');
  const [first, second] = workers;
  first?.answer({type: 'ran', run: 1, output: 'old'});
  second?.answer({type: 'ready'});
  second?.answer({type: 'ran', run: 2, output: 'new'});
  expect(events.filter(({type}) => type === 'ran')).toEqual([{type: 'ran', run: 2, output: 'new'}]);
});

test('what a run says after its end is not taken for the next one', () => {
  const {runner, events, last} = open();
  last().answer({type: 'ready'});
  runner.run('one');
  last().answer({type: 'ran', run: 1, output: 'one'});
  runner.run('two');
  last().answer({type: 'reached', run: 1, step: 'late', done: 1});
  expect(events.map(({type}) => type)).toEqual(['asked', 'ran', 'asked']);
});

test('an output stays while the next run goes on or fails, and becomes the previous one', () => {
  const steps: RunEvent<string>[] = [
    {type: 'asked'},
    {type: 'ran', run: 1, output: 'one'} as const,
    {type: 'asked'},
    {type: 'failed', run: 2, message: 'no'},
    {type: 'ran', run: 3, output: 'two'},
  ];
  const states: RunState<string>[] = [];
  let state: RunState<string> = NOT_RUN;
  for (const step of steps) {
    state = reduceRun(state, step);
    states.push(state);
  }
  expect(states.map(({status, output, previous}) => [status, output, previous])).toEqual([
    ['running', undefined, undefined],
    ['ran', 'one', undefined],
    ['running', 'one', undefined],
    ['failed', 'one', undefined],
    ['ran', 'two', 'one'],
  ]);
});
