import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ROOT} from '../../scripts/root.mjs';

/** Not needed for building, or made by it. */
const LEFT_OUT =
  /^(?:\.git|\.docusaurus.*|\.cache|build.*|archives|test-results|playwright-report)$/u;

/**
 * A copy of the project in the system's temporary folder that shares the installed packages.
 *
 * @returns {{folder: string, remove: () => void}}
 */
export function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => {
      const parts = path.relative(ROOT, source).split(path.sep);
      return !LEFT_OUT.test(parts[0] ?? '') && !parts.includes('node_modules');
    },
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
