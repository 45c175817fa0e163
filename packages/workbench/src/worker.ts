/** A request of a page to a bench's worker. */
export interface RunRequest<Input> {
  readonly run: number;
  readonly input: Input;
}

/** A reply of the worker. */
export type RunReply<Output> =
  /** Its script has loaded. */
  | {readonly type: 'ready'}
  /** The run has reached a named step; `done` is from 0 to 1. */
  | {readonly type: 'reached'; readonly run: number; readonly step: string; readonly done: number}
  | {readonly type: 'ran'; readonly run: number; readonly output: Output}
  /** The tool threw an unexpected error. */
  | {readonly type: 'failed'; readonly run: number; readonly message: string};

/** Reports the progress of a run: the step that begins, and how much is done, from 0 to 1. */
export type Reach = (step: string, done: number) => void;

/**
 * Runs a tool in this worker on each request of the page.
 *
 * @param tool takes the reader's input. Its errors are shown as a sentence, so it should throw only for unexpected failures.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the page sends is what the tool takes
export function serveBench<Input, Output>(
  tool: (input: Input, reach: Reach) => Output | Promise<Output>,
): void {
  const answer = (reply: RunReply<Output>): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page of a worker has no origin to name
    globalThis.postMessage(reply);
  };
  const serve = async ({run, input}: RunRequest<Input>): Promise<void> => {
    try {
      const output = await tool(input, (step, done) => answer({type: 'reached', run, step, done}));
      answer({type: 'ran', run, output});
    } catch (error) {
      answer({
        type: 'failed',
        run,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  };
  globalThis.addEventListener('message', ({data}: MessageEvent<RunRequest<Input>>) => {
    void serve(data);
  });
  answer({type: 'ready'});
}
