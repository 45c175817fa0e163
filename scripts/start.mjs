// Docusaurus prints a stack for a configuration that it cannot load. As on every later load, one line with file, line and remedy takes its place.
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {ROOT} from './root.mjs';

const require = createRequire(path.join(ROOT, 'package.json'));
const BIN = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
const cli = require('@docusaurus/core/lib/commands/cli.js');
const {runCLI} = cli;

cli.runCLI = async (args) => {
  try {
    await runCLI(args);
  } catch (error) {
    const message = describe(error);
    if (message === undefined) {
      throw error;
    }
    console.error(message);
    process.exit(1);
  }
};

/**
 * In the words of the running server.
 *
 * @param {unknown} error
 * @returns {string | undefined} undefined where its own code cannot be loaded
 */
function describe(error) {
  try {
    const load = createRequire(require.resolve('@docusaurus/utils'))('jiti')(ROOT);
    const {describeFailure} = load('./plugins/upstream/start-server/keepStarting.ts');
    return describeFailure(error, ROOT, path.join(ROOT, 'docusaurus.config.ts'));
  } catch {
    return undefined;
  }
}

process.argv = [process.execPath, BIN, 'start', ...process.argv.slice(2)];
await import(pathToFileURL(BIN).href);
