import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CodegenVersion, OutputSettings} from '@site/src/family/benches/codegen/settings';

const ROOT = path.join(__dirname, '../..');

/** Texts by the names of their files. */
export type Texts = Readonly<Record<string, string>>;

export interface Case {
  readonly schema: string;
  readonly operations: string;
  readonly settings: OutputSettings;
}

/** What the command line writes for each case; where it refuses one, its reason as `refused`. */
export function runCommand(cases: readonly Case[], version: CodegenVersion): readonly Texts[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'codegen-'));
  try {
    return JSON.parse(
      execFileSync(
        process.execPath,
        [path.join(ROOT, 'tests/support/runCodegen.family.mjs'), folder, version],
        {
          input: JSON.stringify(cases),
          encoding: 'utf8',
          // Fragments of the same name in other cases are warned of.
          stdio: ['pipe', 'pipe', 'ignore'],
          maxBuffer: 200_000_000,
          cwd: ROOT,
        },
      ),
    ) as readonly Texts[];
  } finally {
    rmSync(folder, {recursive: true});
  }
}
