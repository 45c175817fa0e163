import {execFile, execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import manifest from '../../../package.json';

const ROOT = path.join(__dirname, '../../..');
const FILE = path.join(ROOT, 'handbook/commands.md');

/** Runs the entry of all npm scripts, as npm does. */
async function run(...args: readonly string[]): Promise<string> {
  const {stdout} = await promisify(execFile)(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: ROOT,
  });
  return stdout;
}

/** Evaluates an expression with the module of tasks as `tasks`. */
async function ask(expression: string): Promise<string> {
  const code = `import('./scripts/tasks.mjs').then((tasks) => process.stdout.write(${expression}))`;
  const {stdout} = await promisify(execFile)(process.execPath, ['--eval', code], {cwd: ROOT});
  return stdout;
}

test('every npm script is a task of its name, and every task a script', async () => {
  const names = await ask(
    "Object.values(tasks.GROUPS).flatMap((group) => Object.keys(group)).join(' ')",
  );
  expect(names.split(' ').toSorted()).toEqual(Object.keys(manifest.scripts).toSorted());
  expect(
    Object.entries(manifest.scripts).filter(
      ([name, command]) => command !== `node scripts/run.mjs ${name}`,
    ),
  ).toEqual([]);
});

test('the list of commands in the handbook is the one that the scripts give', async () => {
  const page = execFileSync('npx', ['prettier', '--stdin-filepath', FILE], {
    cwd: ROOT,
    encoding: 'utf8',
    input: await ask('tasks.composeCommands()'),
  });
  expect(readFileSync(FILE, 'utf8')).toBe(page);
});

test('without a name all commands are printed, grouped, without marks of Markdown', async () => {
  const printed = await run();
  expect(printed).toMatch(/^Translate\n {2}npm run i18n:status +Lists what is missing/mu);
  expect(printed).not.toMatch(/[`[\]]/u);
});
