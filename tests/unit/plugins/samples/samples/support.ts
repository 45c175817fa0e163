import {once} from 'node:events';
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseMarkdown} from '@selection-set/content-model';
import {listSteps} from '../../../../../plugins/samples/samples/listSteps';
import type {FileStep, Step} from '../../../../../plugins/samples/samples/step';

/** The steps of a page with this text. */
export async function stepsOf(...lines: readonly string[]): Promise<readonly Step[]> {
  const {parsed, ...rest} = await parseMarkdown(lines.join('\n'), 'mdx');
  if (parsed === undefined) {
    throw new Error(JSON.stringify(rest));
  }
  return listSteps({file: 'docs/page.mdx', tree: parsed.tree});
}

/** A step that writes a file. */
export function fileStep(changes: Partial<FileStep> = {}): FileStep {
  return {
    kind: 'file',
    hash: 'abc',
    language: 'typescript',
    name: 'server.ts',
    code: 'export const port = 4000;',
    mode: 'write',
    line: 10,
    project: '',
    isInvalid: false,
    ...changes,
  };
}

/** An empty folder, and its removal. */
export function makeFolder(): {readonly root: string; readonly remove: () => void} {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'samples-')));
  return {root, remove: () => rmSync(root, {recursive: true, force: true})};
}

/** A port of the system's choice, which no run of the samples beside the tests takes. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('The system gave no port.');
  }
  return address.port;
}
