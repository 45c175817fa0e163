import path from 'node:path';
import process from 'node:process';

/**
 * Variables of a reader's terminal, without those that would make programs answer differently from machine to machine.
 *
 * @param bin folder of the programs that `npx` finds.
 * @param folderFile where a block of commands writes the folder that it ends in.
 */
export function shellEnvironment(bin: string, folderFile: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_ENV$|CI$|GITHUB_|FORCE_COLOR$)/u.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    FOLDER_FILE: folderFile,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_loglevel: 'error',
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
}
