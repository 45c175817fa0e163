import path from 'node:path';
import process from 'node:process';
import {ROOT} from './root.mjs';

/** Combines built languages; `build.mjs` starts it once. Its argument is the JSON parameter of `finalizeSite`. */
const built = JSON.parse(process.argv[2] ?? '{}');

try {
  const {loadFreshModule} = await import('@docusaurus/utils');
  const {finalizeSite} = await loadFreshModule(
    path.join(ROOT, 'plugins/output/site/finalizeSite.ts'),
  );
  await finalizeSite(built);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  process.disconnect?.();
}
