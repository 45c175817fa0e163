// Entry of every npm script. Uses only Node built-ins, because it installs everything else, and old syntax, so that an old
// Node prints a message instead of a syntax error.
import process from 'node:process';

const REQUIRED_MAJOR = 20;
const major = Number(process.versions.node.split('.')[0]);
if (major < REQUIRED_MAJOR) {
  console.error(
    'This project needs Node.js ' +
      REQUIRED_MAJOR +
      ' or newer; this is ' +
      process.versions.node +
      '. Install a newer version from https://nodejs.org and run the command again.',
  );
  process.exit(1);
}

const {runTask} = await import('./tasks.mjs');
process.exitCode = await runTask(process.argv[2], process.argv.slice(3));
