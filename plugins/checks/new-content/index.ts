import process from 'node:process';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RuleOptions} from '../content-checks';
import {createKind, FLAGS, type KindName} from './createKind';
import {type Result, writeNew} from './writeNew';

/** `docusaurus new:doc` and `new:post`: a document or a post that passes all checks, from questions or from flags (A6). */
export default function pluginNewContent(
  {siteDir}: LoadContext,
  {rules}: RuleOptions,
): Plugin<void> {
  async function run(name: KindName, flags: Readonly<Record<string, string>>): Promise<void> {
    // Loaded when it is needed, because every build loads this plugin.
    const ask = process.stdin.isTTY ? (await import('./ask')).askAtTerminal : undefined;
    const kind = await createKind(name, siteDir, new Date());
    const {message, isWritten} = await writeNew({siteDir, rules}, kind, flags, ask).catch(
      tellAbandoned,
    );
    logger[isWritten ? 'success' : 'error'](message);
    process.exitCode = isWritten ? 0 : 1;
  }

  return {
    name: 'new-content',
    extendCli(cli) {
      for (const name of ['doc', 'post'] as const) {
        const command = cli
          .command(`new:${name}`)
          .description(
            `Start a ${name === 'doc' ? 'document' : 'post'}; asks for what no flag says.`,
          )
          .storeOptionsAsProperties(false)
          .passCommandToAction(false);
        for (const flag of FLAGS[name]) {
          command.option(`--${flag} <value>`);
        }
        command.action((options: Readonly<Record<string, string>>) =>
          run(name, readFlags(FLAGS[name], options)),
        );
      }
    },
  };
}

/** Options of the command line by the names of their flags: it calls `--review-by` `reviewBy`. */
function readFlags(
  flags: readonly string[],
  options: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    flags.flatMap((flag) => {
      const value =
        options[flag.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())];
      return value === undefined ? [] : [[flag, value] as const];
    }),
  );
}

/** Ctrl+C at a prompt is an answer too. */
function tellAbandoned(error: unknown): Result {
  if (error instanceof Error && error.name === 'ExitPromptError') {
    return {message: 'Nothing was written.', isWritten: false};
  }
  throw error;
}
