import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFile, realpath, rm} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {setTimeout as sleep} from 'node:timers/promises';
import {isMissingFile, readIfThere} from '@selection-set/plugin-kit';

/** Ends a process that leads a group, and everything that it has started. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) {
      process.kill(-pid, 'SIGKILL');
    }
  } catch {
    // Nothing of it is left.
  }
}

/** The processes of one run, so that none outlives it. */
export interface ChildGuard {
  readonly add: (pid: number | undefined) => void;
  readonly remove: (pid: number | undefined) => void;
  /** Ends what still runs, and stops listening for the end of this process. */
  readonly close: () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const SIGNAL_EXIT_CODE = 130;

/** Ends all processes with the run itself, also when that is interrupted: each leads a group of its own, which no signal reaches by itself. */
export function guardChildren(): ChildGuard {
  const pids = new Set<number>();
  const killAll = (): void => {
    pids.forEach(killGroup);
    pids.clear();
  };
  const interrupt = (): void => {
    killAll();
    process.exit(SIGNAL_EXIT_CODE);
  };
  SIGNALS.forEach((signal) => process.on(signal, interrupt));
  process.on('exit', killAll);
  return {
    add: (pid) => {
      if (pid !== undefined) {
        pids.add(pid);
      }
    },
    remove: (pid) => {
      if (pid !== undefined) {
        pids.delete(pid);
      }
    },
    close: () => {
      killAll();
      SIGNALS.forEach((signal) => process.off(signal, interrupt));
      process.off('exit', killAll);
    },
  };
}

/** Folders of programs that npm puts before those of the machine while it runs a script. */
const OF_SCRIPTS = /[/\\]node_modules[/\\](?:\.bin$|npm[/\\]|@npmcli[/\\])/u;

/** Variables of a reader's terminal, without those that would make programs answer differently from machine to machine. */
function shellEnvironment({root, nodeBin, globalPrefix}: ShellOptions): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE(?:_|$)|CI$|GITHUB_|FORCE_COLOR$)/u.test(name),
  );
  const machine = (process.env.PATH ?? '').split(path.delimiter);
  return {
    ...Object.fromEntries(inherited),
    PATH: [
      nodeBin,
      path.join(globalPrefix, 'bin'),
      ...machine.filter((folder) => !OF_SCRIPTS.test(folder)),
    ].join(path.delimiter),
    FOLDER_FILE: `${root}${FOLDER_ENDING}`,
    REFUSED_FILE: `${root}${REFUSED_ENDING}`,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    npm_config_audit: 'false',
    // Empty, so that no program is there which the page has not installed.
    npm_config_cache: path.join(globalPrefix, 'cache'),
    npm_config_fund: 'false',
    npm_config_loglevel: 'error',
    npm_config_offline: 'true',
    npm_config_prefix: globalPrefix,
    npm_config_update_notifier: 'false',
  };
}

/** What a command has printed so far. */
export interface Printed {
  /** Both streams as they came. */
  readonly all: string;
}

export interface CommandResult extends Printed {
  /** `running`: it is a server, which stays until it is stopped. */
  readonly end: 'exited' | 'running' | 'timeout';
  /** 0 while it runs. */
  readonly exitCode: number;
  /** Whether `curl` was answered with 4xx or 5xx. */
  readonly isRefused: boolean;
  /** Ends the process and everything that it has started. */
  readonly stop: () => Promise<void>;
}

export interface Shell {
  /** Folder that the reader is in, relative to the shell's own, with `/`; empty there. */
  readonly folder: () => Promise<string>;
  /** Runs a block of lines. It ends when the process does, or when `isReady` says of a process that goes on that it is a server. */
  readonly run: (
    code: string,
    isReady: (printed: Printed) => Promise<boolean>,
  ) => Promise<CommandResult>;
  /** Ends every server. */
  readonly stop: () => Promise<void>;
}

export interface ShellOptions {
  /** Folder that it starts in. */
  readonly root: string;
  /** Folder that has `node`. */
  readonly nodeBin: string;
  /** Where packages are that the page installs globally. */
  readonly globalPrefix: string;
  readonly guard: ChildGuard;
  /** How long a command that is no server may take, in milliseconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;
const LOOK_MS = 100;
/** How long a process that looks like a server must go on. */
const SETTLE_MS = 400;
/** Beside the folder of the project, so that the reader's has nothing else than the reader has put there. */
const FOLDER_ENDING = '.folder';
const REFUSED_ENDING = '.refused';

/**
 * Each block of a page. Both streams are one, so that what is printed keeps its order. An answer of 4xx or 5xx is noted, and otherwise leaves
 * `curl` as it is on the reader's machine. `npx` finds an installed program as npm does, in a tenth of the time.
 */
const toScript = (code: string): string => `exec 2>&1
trap 'pwd -P > "$FOLDER_FILE"' EXIT
curl() {
  local code=0 word
  for word in "$@"; do
    if [[ $word == --fail* || $word =~ ^-[a-zA-Z]{0,4}f[a-zA-Z]{0,4}$ ]]; then command curl "$@"; return; fi
  done
  command curl --fail-with-body "$@" || code=$?
  if [[ $code == 22 ]]; then code=0; echo >> "$REFUSED_FILE"; fi
  return $code
}
npx() {
  local at=$PWD
  until [[ -x $at/node_modules/.bin/$1 || $at == / ]]; do at=\${at%/*}; at=\${at:-/}; done
  if [[ $at == / ]]; then command npx "$@"; return; fi
  PATH="$at/node_modules/.bin:$PATH" "$at/node_modules/.bin/$1" "\${@:2}"
}
export -f curl npx
set -e -o pipefail
${code}`;
const TEST = /--test(?!-)\b|\bnpm (?:run )?test\b/u;
const REPORTER = '--test-reporter';

/** A shell whose folder lasts from block to block, as in the reader's terminal. */
export function openShell(options: ShellOptions): Shell {
  const {root, guard, timeoutMs = TIMEOUT_MS} = options;
  const running = new Set<ChildProcess>();
  const folderFile = `${root}${FOLDER_ENDING}`;
  const refusedFile = `${root}${REFUSED_ENDING}`;
  const env = shellEnvironment(options);
  const folder = async (): Promise<string> => {
    try {
      const current = (await readFile(folderFile, 'utf8')).trim();
      return path.relative(await realpath(root), current).replaceAll(path.sep, '/');
    } catch (error) {
      if (isMissingFile(error)) {
        return '';
      }
      throw error;
    }
  };

  async function end(child: ChildProcess): Promise<void> {
    running.delete(child);
    const isOver = child.exitCode !== null || child.signalCode !== null;
    const over = isOver ? undefined : once(child, 'exit');
    killGroup(child.pid);
    await over;
    guard.remove(child.pid);
  }

  async function run(
    code: string,
    isReady: (printed: Printed) => Promise<boolean>,
  ): Promise<CommandResult> {
    const cwd = path.join(root, await folder());
    const isPlainTest = TEST.test(code) && !`${code}${await readManifest(cwd)}`.includes(REPORTER);
    await rm(refusedFile, {force: true});
    const child = spawn('bash', ['-c', toScript(code)], {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      // Node's own tests report as on a terminal, unless the page names a reporter.
      env: isPlainTest ? {...env, NODE_OPTIONS: `${REPORTER}=spec`} : env,
    });
    guard.add(child.pid);
    running.add(child);
    const printed = {all: ''};
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed.all += text;
    });
    const watching = new AbortController();
    const ended = once(child, 'exit').then(async () => {
      // What was written last may still be on its way.
      await sleep(LOOK_MS / 2);
      return 'exited' as const;
    });
    const look = watch(() => printed, isReady, {timeoutMs, signal: watching.signal});
    const reason = await Promise.race([ended, look]);
    watching.abort();
    if (reason === 'timeout') {
      await end(child);
    }
    return {
      ...printed,
      end: reason,
      exitCode: reason === 'running' ? 0 : (child.exitCode ?? 1),
      isRefused: (await readIfThere(refusedFile)) !== undefined,
      stop: () => end(child),
    };
  }

  return {
    folder,
    run,
    async stop() {
      await Promise.all([...running].map(end));
    },
  };
}

/** Text of the folder's manifest, whose scripts a command may run; empty where there is none. */
async function readManifest(folder: string): Promise<string> {
  return (await readIfThere(path.join(folder, 'package.json'))) ?? '';
}

async function watch(
  printed: () => Printed,
  isReady: (printed: Printed) => Promise<boolean>,
  {timeoutMs, signal}: {readonly timeoutMs: number; readonly signal: AbortSignal},
): Promise<'running' | 'timeout'> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && !signal.aborted) {
    await sleep(LOOK_MS);
    if (!signal.aborted && (await isReady(printed()))) {
      await sleep(SETTLE_MS);
      return 'running';
    }
  }
  return 'timeout';
}
