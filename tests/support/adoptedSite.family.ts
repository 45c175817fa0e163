import {execFile, execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {ADOPTED_SITE, SITES} from '../../scripts/testSites.mjs';

const ROOT = path.join(__dirname, '../..');
const runFile = promisify(execFile);

/** npm's list of installed packages, which it rewrites for the copy; the project's own commands compare it with their lock file. */
const INSTALLED = path.join(ROOT, 'node_modules/.package-lock.json');

/** Six command-line tools that do not exist; one has no package. */
export const TOOLS = [
  {
    name: 'Lathe',
    title: 'Build runner for any language',
    summary: 'Runs the steps of a build in the order in which their files depend on each other.',
    package: '@workshop/lathe',
    jobs: ['build', 'watch'],
  },
  {
    name: 'Chisel',
    title: 'Linter for shell scripts',
    summary: 'Reads shell scripts and names the lines that fail on other systems.',
    package: '@workshop/chisel',
    jobs: ['check'],
  },
  {
    name: 'Plumb',
    title: 'Logs of many hosts in one stream',
    summary: 'Follows the logs of many hosts and joins their lines in the order of time.',
    package: '@workshop/plumb',
    jobs: ['watch'],
  },
  {
    name: 'Vise',
    title: 'Secrets for command lines',
    summary: "Holds secrets outside the shell's history and hands them to one program at a time.",
    package: '@workshop/vise',
    jobs: ['secure'],
  },
  {
    name: 'Jig',
    title: 'Templates for new projects',
    summary: 'Starts a new project from a template and asks for what the template leaves open.',
    package: '@workshop/jig',
    jobs: ['build'],
  },
  {
    name: 'Anvil',
    title: 'Benchmark of whole commands',
    summary: 'Runs commands in turns and says which of them is faster, and how sure that is.',
    jobs: ['check'],
  },
].map((tool) => ({...tool, repo: `workshop/${tool.name.toLowerCase()}`}));

/** Files that no commit holds do not matter, but for those that are new. */
function listFiles(): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = execFileSync('git', args, {cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8});
  return listed.split('\n').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

export interface AdoptedSite {
  readonly siteDir: string;
  /** Runs a command of Docusaurus in it; what it prints. */
  readonly run: (...args: readonly string[]) => Promise<string>;
  /** Runs a program of a package, with what the environment says besides. */
  readonly runTool: (
    program: string,
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<string>;
  /** Builds it in all languages. */
  readonly build: () => Promise<void>;
  /** Commits what has changed, because commands that delete ask for it. */
  readonly commit: () => void;
  /** Files that the adoption wrote, relative to the folder; all others are those of this project. */
  readonly written: readonly string[];
}

/** A copy of the project in which a family of command-line tools takes the place of the present one, in two languages. */
export async function adoptFamily(): Promise<AdoptedSite> {
  const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'adopted-site-')));
  const installed = readFileSync(INSTALLED);
  for (const file of listFiles()) {
    cpSync(path.join(ROOT, file), path.join(siteDir, file));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(siteDir, 'node_modules'), 'junction');
  const git = (...args: readonly string[]) => execFileSync('git', args, {cwd: siteDir});
  git('init', '--quiet');
  writeFileSync(path.join(siteDir, '.git/info/exclude'), 'node_modules\n');
  const runProgram = async (
    program: string,
    args: readonly string[],
    added: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const site = {...SITES[0].env, ...ADOPTED_SITE.env, NODE_ENV: 'production'};
    const env = {...process.env, ...site, ...added};
    const options = {cwd: siteDir, env, maxBuffer: 1e8};
    return runFile(process.execPath, [path.join(siteDir, program), ...args], options)
      .then(
        ({stdout}) => stdout,
        ({stdout, stderr}: {readonly stdout: string; readonly stderr: string}) => {
          throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
        },
      )
      .finally(() => writeFileSync(INSTALLED, installed));
  };
  const run = (...args: readonly string[]) =>
    runProgram('node_modules/@docusaurus/core/bin/docusaurus.mjs', args);
  const commit = () => {
    git('add', '--all');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'state');
  };
  commit();
  writeFileSync(path.join(siteDir, '.git/tools.yml'), JSON.stringify(TOOLS));
  await run(
    'adopt',
    '--name=Workshop',
    '--subject=Command-line',
    '--repo=workshop/handbook',
    '--color=#d97706',
    '--languages=fr',
    '--tools-file=.git/tools.yml',
  );
  commit();
  const diff = ['diff', '--name-only', '--diff-filter=d', '-z', 'HEAD~1'];
  const written = git(...diff)
    .toString()
    .split('\0')
    .filter((file) => file !== '');
  return {
    siteDir,
    written,
    run,
    runTool: (program, args, env) => runProgram(`node_modules/${program}`, args, env),
    commit,
    build: async () => void (await runProgram('scripts/run.mjs', ['build'])),
  };
}
