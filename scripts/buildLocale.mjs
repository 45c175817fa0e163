import {realpath} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {inspect} from 'node:util';
import {ROOT} from './root.mjs';

/**
 * Builds one language and exits; `build.mjs` starts it once for each. Its argument is JSON: `locale`, and `cliOptions` of
 * `docusaurus build`.
 */
const {locale, cliOptions} = JSON.parse(process.argv[2] ?? '{}');

// Same as `docusaurus build`; must be set before the bundler and React are loaded.
const mode = cliOptions.dev === true ? 'development' : 'production';
process.env.NODE_ENV = mode;
process.env.BABEL_ENV = mode;

try {
  const {buildLocale} = await import('@docusaurus/core/lib/commands/build/buildLocale.js');
  await buildLocale({siteDir: await realpath(ROOT), locale, cliOptions});
  // The post-build hooks of plugins run in parallel; anything that lists their files must come after all of them.
  const {loadFreshModule} = await import('@docusaurus/utils');
  const {finishOffline} = await loadFreshModule(
    path.join(ROOT, 'plugins/output/offline/finish.ts'),
  );
  await finishOffline(ROOT);
} catch (error) {
  console.error(`\n[${locale}] ${inspect(error, {depth: Infinity})}`);
  process.exitCode = 1;
  process.send?.({reason: describe(error)});
} finally {
  process.disconnect?.();
}

/** Messages of an error and of its causes, without their stacks. */
function describe(error) {
  const messages = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    messages.push(current.message);
  }
  return messages.length === 0 ? String(error) : messages.join('\n');
}
