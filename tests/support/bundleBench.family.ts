import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {bundleScript} from '@selection-set/plugin-kit/bundleScript';
import type {BenchFile} from '@selection-set/workbench';
import type {RunReply} from '@selection-set/workbench/worker';
import {benchAliases} from '../../plugins/samples/live-samples';

const ROOT = path.join(__dirname, '../..');

/**
 * The script of a bench's worker as browsers get it, in one file: with the same parts in place of Node's built-ins.
 *
 * @returns its text
 * @throws Error where a package asks for a built-in that has no part
 */
export async function bundleBench(bench: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    await bundleScript({
      entry: path.join(ROOT, `src/family/benches/${bench}/worker.ts`),
      folder,
      file: 'worker.js',
      target: 'webworker',
      alias: {'@site': ROOT, ...benchAliases(ROOT)},
    });
    return readFileSync(path.join(folder, 'worker.js'), 'utf8');
  } finally {
    rmSync(folder, {recursive: true});
  }
}

interface Message<Settings> {
  readonly data: {
    readonly run: number;
    readonly input: {readonly files: readonly BenchFile[]; readonly settings: Settings};
  };
}

/** A bench's worker as browsers get it, in a realm of its own that compiles neither texts nor WebAssembly, and that has no Node. */
export class BundledWorker<Settings, Output> {
  private run = 0;
  private listener: ((event: Message<Settings>) => void) | undefined;
  private receive: ((reply: RunReply<Output>) => void) | undefined;

  /** @param script from `bundleBench` */
  constructor(script: string) {
    const realm: Record<string, unknown> = {
      AbortController,
      Event,
      EventTarget,
      TextEncoder,
      URL,
      btoa,
      console: {warn: () => undefined},
      performance,
      setTimeout,
      addEventListener: (_: string, listener: typeof this.listener) => {
        this.listener = listener;
      },
      postMessage: (reply: RunReply<Output>) => this.receive?.(reply),
    };
    realm.self = realm;
    try {
      vm.runInContext(
        script,
        vm.createContext(realm, {codeGeneration: {strings: false, wasm: false}}),
      );
    } catch (error) {
      // Jest would print the whole script.
      // oxlint-disable-next-line preserve-caught-error -- its stack is the script
      throw new Error(`The worker's script fails: ${String(error)}`);
    }
  }

  /** @throws Error where the tool throws what it does not know */
  async answer(files: readonly BenchFile[], settings: Settings): Promise<Output> {
    this.run += 1;
    return new Promise((resolve, reject) => {
      this.receive = (reply) => {
        if (reply.type === 'ran') {
          resolve(reply.output);
        } else if (reply.type === 'failed') {
          reject(new Error(reply.message));
        }
      };
      this.listener?.({data: {run: this.run, input: {files, settings}}});
    });
  }
}
