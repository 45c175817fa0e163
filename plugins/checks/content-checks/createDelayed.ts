export interface DelayedOptions {
  /** Quiet time before a run, in milliseconds. */
  readonly delayMs: number;
  readonly onError: (error: unknown) => void;
}

/** Runs a task once nobody has asked for it for a while; each call starts the wait anew. */
export function createDelayed(
  run: () => Promise<void>,
  {delayMs, onError}: DelayedOptions,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      run().catch(onError);
    }, delayMs);
    // A server that is stopped does not wait for it.
    timer.unref();
  };
}
