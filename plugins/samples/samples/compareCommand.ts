import {matchesOutput, tidy} from './compareOutput';
import type {ServerWatch, Servers} from './servers';
import type {CommandResult, Printed} from './shell';
import type {CommandStep} from './step';

export interface CommandTools {
  readonly run: (isReady: (printed: Printed) => Promise<boolean>) => Promise<CommandResult>;
  /** Makes a printed text one of the page. */
  readonly restore: (text: string) => string;
  readonly servers: Servers;
}

/** How often a server that answers is looked at for what it is to print. */
const MAX_LOOKS = 50;

/** How often a command that serves nothing is looked at, without a change, before what it has printed counts as all. */
const QUIET_LOOKS = 20;

/** What a server says whose port is taken by the one that the page has started before. */
const TAKEN = 'EADDRINUSE';

/**
 * Runs a command of a page and compares what it prints with what the page shows.
 *
 * @returns what does not fit; undefined where it does.
 */
export async function compareCommand(
  {code, line, expected}: CommandStep,
  {run, restore, servers}: CommandTools,
): Promise<{readonly line: number; readonly message: string} | undefined> {
  const fits = ({stdout, all}: Printed): boolean =>
    expected !== undefined &&
    [stdout, all].some((printed) => matchesOutput(expected, restore(printed)));
  const attempt = async (): Promise<CommandResult> => {
    const watch = await servers.look();
    const result = await run(createReadiness(watch, fits, expected !== undefined));
    if (result.end === 'running') {
      await watch.claim(result.stop);
    }
    return result;
  };
  const first = await attempt();
  if (first.all.includes(TAKEN)) {
    await first.stop();
    await servers.release(first.all);
  }
  const result = first.all.includes(TAKEN) ? await attempt() : first;
  const printed = indent(tidy(restore(result.all)));
  if (expected !== undefined) {
    return fits(result)
      ? undefined
      : {
          line: expected.line,
          message: `The page shows\n${indent(expected.text)}\nand the command prints\n${printed}`,
        };
  }
  if (result.end === 'timeout') {
    return {
      line,
      message: `"${code}" does not end and serves nothing on a port of the page. It prints\n${printed}`,
    };
  }
  return result.exitCode === 0
    ? undefined
    : {
        line,
        message: `"${code}" ends with exit code ${result.exitCode}. It prints\n${printed}\nShow this as its output if it is meant to.`,
      };
}

/** A command that goes on is a server once it answers and, where the page shows what it prints, has printed that. */
function createReadiness(
  {isServing}: ServerWatch,
  fits: (printed: Printed) => boolean,
  hasExpected: boolean,
): (printed: Printed) => Promise<boolean> {
  let looks = 0;
  let quiet = 0;
  let last = -1;
  return async (printed) => {
    const isUp = await isServing();
    quiet = printed.all.length === last ? quiet + 1 : 0;
    last = printed.all.length;
    if (fits(printed)) {
      return isUp || quiet >= QUIET_LOOKS;
    }
    looks += isUp ? 1 : 0;
    // A server that prints something else than the page shows is still the one that later requests go to.
    return isUp && (!hasExpected || looks > MAX_LOOKS);
  };
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
}
