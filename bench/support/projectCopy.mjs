import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ROOT} from '../../scripts/root.mjs';

/** Not needed for building, or made by it. */
const LEFT_OUT =
  /^(?:\.git|\.docusaurus.*|\.cache|build.*|node_modules|test-results|playwright-report)$/u;

/**
 * A copy of the project in the system's temporary folder that shares the installed packages.
 *
 * @returns {{folder: string, remove: () => void}}
 */
export function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(path.relative(ROOT, source).split(path.sep)[0] ?? ''),
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
