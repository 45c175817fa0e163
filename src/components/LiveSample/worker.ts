import {openLive, type LiveSchema, type SchemaMaker} from '@site/src/family/language/live';
import {LIVE_RESULT_MAX_CHARS} from '@site/src/lib/constants';
import type {LiveOperation, LiveReply, LiveRequest} from '@site/src/lib/contracts/live';

interface SchemaModule {
  readonly default: SchemaMaker;
}

let live: LiveSchema | undefined;

function answer(reply: LiveReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- nor has the page of a worker
  globalThis.postMessage(reply);
}

async function start(name: string): Promise<void> {
  try {
    // One chunk for each module of the folder; only the requested one is fetched.
    const module: SchemaModule = await import(`@site/live/${name}.ts`);
    live = openLive(module.default);
    answer({type: 'started', sdl: live.definitions});
  } catch (error) {
    console.error(error);
    answer({type: 'failed'});
  }
}

async function runOperation(run: number, operation: LiveOperation): Promise<void> {
  for await (const text of live?.run(operation) ?? []) {
    answer(
      text.length > LIVE_RESULT_MAX_CHARS
        ? {type: 'oversized', run}
        : {type: 'answered', run, text},
    );
  }
  answer({type: 'ended', run});
}

globalThis.addEventListener('message', ({data}: MessageEvent<LiveRequest>) => {
  void (data.type === 'start' ? start(data.schema) : runOperation(data.run, data.operation));
});
