import path from 'node:path';
import process from 'node:process';
import {ROOT} from './root.mjs';

/** Brings built languages together; `build.mjs` starts it once. Its argument is JSON, as `finalizeSite` takes it. */
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
