import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {PROJECT, createSite, removeSite} from '../../support/content';

const TIMEOUT_MS = 60_000;

test(
  'a configuration that cannot be loaded at the first start is told in one line',
  () => {
    const siteDir = createSite({'broken.config.ts': 'export default {\n  title: ],\n};\n'});
    const {status, stderr} = spawnSync(
      process.execPath,
      ['scripts/start.mjs', '--config', path.join(siteDir, 'broken.config.ts')],
      {cwd: PROJECT, encoding: 'utf8'},
    );
    removeSite(siteDir);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /:\d+ This cannot be loaded: Unexpected token\. Correct it and save\.\n$/u,
    );
    expect(stderr).not.toContain('\n    at ');
  },
  TIMEOUT_MS,
);
