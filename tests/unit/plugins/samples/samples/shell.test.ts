import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import process from 'node:process';
import {guardChildren, openShell, type Shell} from '../../../../../plugins/samples/samples/shell';
import {freePort, makeFolder} from './support';

const {root: place, remove} = makeFolder();
const root = path.join(place, 'project');
mkdirSync(root);
const guard = guardChildren();
const never = () => Promise.resolve(false);
const shells: Shell[] = [];
const open = (timeoutMs?: number) => {
  const shell = openShell({
    root,
    nodeBin: path.dirname(process.execPath),
    globalPrefix: path.join(place, 'global'),
    guard,
    ...(timeoutMs === undefined ? {} : {timeoutMs}),
  });
  shells.push(shell);
  return shell;
};

afterEach(() => Promise.all(shells.splice(0).map((shell) => shell.stop())));
afterAll(() => {
  guard.close();
  remove();
});

/** Whether a process still runs; a moment may pass until one that was ended is gone. */
async function isGone(pid: number): Promise<boolean> {
  for (let look = 0; look < 250; look += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  return false;
}

describe('a terminal of a page (SAMPLES)', () => {
  test('stays in the folder that a block of commands ends in', async () => {
    const shell = open();
    expect(await shell.folder()).toBe('');
    await shell.run('mkdir -p books/src\ncd books', never);
    expect(await shell.folder()).toBe('books');
    expect((await shell.run('cd src && basename "$PWD"', never)).all).toBe('src\n');
    expect(await shell.folder()).toBe('books/src');
  });

  test('keeps what is printed and the exit code, and ends a block at the first mistake', async () => {
    const result = await open().run('echo out\necho err >&2\nfalse\necho no', never);
    expect(result).toMatchObject({end: 'exited', exitCode: 1, all: 'out\nerr\n'});
  });

  test('counts the error of a command whose output goes on to another', async () => {
    expect(await open().run('false | cat', never)).toMatchObject({exitCode: 1});
  });

  test.each([
    [200, false],
    [404, true],
    [503, true],
  ])(
    'notes that a request is answered with %i, and prints the answer',
    async (status, isRefused) => {
      const port = await freePort();
      const server = createServer((_, response) => response.writeHead(status).end('answer'));
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      const result = await open().run(`curl -s http://127.0.0.1:${port} && echo .`, never);
      server.close();
      expect(result).toMatchObject({all: 'answer.\n', exitCode: 0, isRefused});
    },
  );

  test('forgets a refused request with the next command', async () => {
    const port = await freePort();
    const server = createServer((_, response) => response.writeHead(404).end());
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const shell = open();
    expect((await shell.run(`curl -s http://127.0.0.1:${port}`, never)).isRefused).toBe(true);
    server.close();
    expect((await shell.run('echo .', never)).isRefused).toBe(false);
  });

  test('finds no program of the portal', async () => {
    const {exitCode} = await open().run('type docusaurus', never);
    expect(exitCode).toBe(1);
  });

  test('has no colors and no sign of a test run, so that it answers as a reader’s', async () => {
    const {env} = process;
    process.env = {...env, CI: '1', GITHUB_ACTIONS: 'true', NODE_OPTIONS: '--no-warnings'};
    const signs = '[$NODE_ENV] [$CI] [$GITHUB_ACTIONS] [$NODE_OPTIONS]';
    const {all} = await open().run(`echo "$NO_COLOR $TZ ${signs}"`, never);
    process.env = env;
    expect(all).toBe('1 UTC [] [] [] []\n');
  });

  test('asks no registry for what the page has not installed', async () => {
    const {all} = await open().run('npm config get offline', never);
    expect(all).toBe('true\n');
  });

  test('a command that goes on and is ready stays until it is stopped, with all that it started', async () => {
    const result = await open().run('sleep 60 & echo $!; wait', ({all}) =>
      Promise.resolve(all.includes('\n')),
    );
    expect(result).toMatchObject({end: 'running', exitCode: 0});
    const pid = Number(result.all);
    expect(() => process.kill(pid, 0)).not.toThrow();
    await result.stop();
    expect(await isGone(pid)).toBe(true);
  });

  test('a command that neither ends nor serves is ended', async () => {
    const result = await open(300).run('echo $$; exec sleep 60', never);
    expect(result.end).toBe('timeout');
    expect(await isGone(Number(result.all))).toBe(true);
  });
});

describe('processes of a run (SAMPLES)', () => {
  test('end with it; those that were taken out do not, and no listener stays', async () => {
    const before = process.listenerCount('SIGTERM');
    const own = guardChildren();
    expect(process.listenerCount('SIGTERM')).toBe(before + 1);
    const [kept, freed] = [1, 2].map(() => spawn('sleep', ['60'], {detached: true}));
    own.add(kept?.pid);
    own.add(freed?.pid);
    own.remove(freed?.pid);
    own.add(undefined);
    const ended = kept === undefined ? undefined : once(kept, 'exit');
    own.close();
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(freed?.exitCode).toBeNull();
    expect(freed?.signalCode).toBeNull();
    freed?.kill('SIGKILL');
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });
});
