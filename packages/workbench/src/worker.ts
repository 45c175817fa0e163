/** What a page asks of a bench's worker. */
export interface RunRequest<Input> {
  readonly run: number;
  readonly input: Input;
}

/** What the worker answers. */
export type RunReply<Output> =
  /** Its script is there. */
  | {readonly type: 'ready'}
  /** It has come to a step of the run, which has a name and an end: `done` of 1. */
  | {readonly type: 'reached'; readonly run: number; readonly step: string; readonly done: number}
  | {readonly type: 'ran'; readonly run: number; readonly output: Output}
  /** The tool threw what the bench does not know. */
  | {readonly type: 'failed'; readonly run: number; readonly message: string};

/** Says how far a run has come: the step that begins, and how much is done, from 0 to 1. */
export type Reach = (step: string, done: number) => void;

/**
 * Runs a tool in this worker, whenever the page asks.
 *
 * @param tool takes what a reader gave it. What it throws is shown as a sentence, so that it should throw only what it does not understand.
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
