/** The worker in which a schema runs: a file of the site, so that a content security policy need not allow anything for it. */
export function createWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}
