import {compareCommand} from '../../../../../plugins/samples/samples/compareCommand';
import type {ServerWatch, Servers} from '../../../../../plugins/samples/samples/servers';
import type {CommandResult, Printed} from '../../../../../plugins/samples/samples/shell';
import type {CommandStep} from '../../../../../plugins/samples/samples/step';

const STEP: CommandStep = {kind: 'command', code: 'node a.js', line: 3, project: ''};
const SHOWN: CommandStep = {...STEP, expected: {line: 7, text: 'ready', isJson: false}};

const stop = jest.fn(() => Promise.resolve());
const claim = jest.fn(() => Promise.resolve());
const release = jest.fn(() => Promise.resolve());

function serversThat(isServing: () => boolean): Servers {
  const watch: ServerWatch = {isServing: () => Promise.resolve(isServing()), claim};
  return {look: () => Promise.resolve(watch), release};
}

const ended = (all: string, changes: Partial<CommandResult> = {}): CommandResult => ({
  all,
  end: 'exited',
  exitCode: 0,
  isRefused: false,
  stop,
  ...changes,
});

const compare = (step: CommandStep, ...results: readonly CommandResult[]) => {
  const left = [...results];
  return compareCommand(step, {
    run: () => Promise.resolve(left.shift() ?? ended('no further run')),
    restore: (text) => text.replaceAll('5200', '4000'),
    servers: serversThat(() => false),
  });
};

beforeEach(() => jest.clearAllMocks());

describe('a command of a page (SAMPLES)', () => {
  test('prints what the page shows and nothing else on either stream, with the ports of the page', async () => {
    expect(await compare(SHOWN, ended('ready'))).toBeUndefined();
    expect((await compare(SHOWN, ended('warning\nready')))?.line).toBe(7);
    const port = {...STEP, expected: {line: 7, text: 'port 4000', isJson: false}};
    expect(await compare(port, ended('port 5200'))).toBeUndefined();
    expect(await compare(SHOWN, ended('steady'))).toEqual({
      line: 7,
      message: 'The page shows\n    ready\nand the command prints\n    steady',
    });
  });

  test('fails where it ends with an error, whatever it prints', async () => {
    expect(await compare(STEP, ended('oh', {exitCode: 2}))).toEqual({
      line: 3,
      message: expect.stringMatching(/exit code 2[^]* {4}oh/u),
    });
    expect((await compare(SHOWN, ended('ready', {exitCode: 3})))?.message).toMatch(
      /exit code 3[^]*Write "fails=3"/u,
    );
    expect(await compare(STEP, ended('anything'))).toBeUndefined();
  });

  test('fails where a request is answered with 4xx or 5xx, which counts as the exit code 22', async () => {
    const refused = ended('ready', {isRefused: true});
    expect((await compare(SHOWN, refused))?.message).toMatch(/4xx or 5xx[^]*"fails=22"/u);
    expect(await compare({...SHOWN, fails: 22}, refused)).toBeUndefined();
    expect(await compare({...SHOWN, fails: 3}, {...refused, exitCode: 3})).toBeUndefined();
  });

  test('has to end as its fence says', async () => {
    const failing = {...SHOWN, fails: 1};
    expect(await compare(failing, ended('ready', {exitCode: 1}))).toBeUndefined();
    expect((await compare(failing, ended('ready', {exitCode: 2})))?.message).toContain('fails=2');
    expect((await compare(failing, ended('ready')))?.message).toContain('Take "fails" out');
  });

  test('fails where it neither ends nor serves', async () => {
    expect((await compare(STEP, ended('', {end: 'timeout'})))?.message).toContain('does not end');
  });

  test('that serves keeps its port until another takes it, which is then run again', async () => {
    expect(await compare(STEP, ended('', {end: 'running'}))).toBeUndefined();
    expect(claim).toHaveBeenCalledWith(stop);
    const taken = ended('listen EADDRINUSE :::5200', {exitCode: 1});
    expect(await compare(SHOWN, taken, ended('ready'))).toBeUndefined();
    expect(stop).toHaveBeenCalledTimes(1);
    expect(release).toHaveBeenCalledWith(taken.all);
  });

  test('is ready once it answers, and has printed what is shown, for which it is given time', async () => {
    const looks: boolean[] = [];
    const look = async (step: CommandStep, isServing: boolean, printed: Printed, times = 1) => {
      await compareCommand(step, {
        run: async (isReady) => {
          for (let count = 0; count < times; count += 1) {
            looks.push(await isReady(printed));
          }
          return ended('ready');
        },
        restore: (text) => text,
        servers: serversThat(() => isServing),
      });
      return looks.splice(0);
    };
    const nothing = {all: ''};
    expect(await look(STEP, false, nothing)).toEqual([false]);
    expect(await look(STEP, true, nothing)).toEqual([true]);
    expect(await look(SHOWN, true, nothing)).toEqual([false]);
    const shown = {all: 'ready'};
    expect(await look(SHOWN, true, shown)).toEqual([true]);
    const quiet = await look(SHOWN, false, shown, 30);
    expect([quiet[0], quiet.at(-1)]).toEqual([false, true]);
    expect((await look(SHOWN, true, nothing, 60)).at(-1)).toBe(true);
  });
});
