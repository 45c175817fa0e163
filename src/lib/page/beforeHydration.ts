const awaited: Promise<unknown>[] = [];

/** Lets React take the page over only when this has come, or has failed: for code that a repeated click needs. */
export function waitFor(promise: Promise<unknown>): void {
  awaited.push(promise.catch(() => undefined));
}

/** Resolves when everything that was waited for is there. */
export async function beforeHydration(): Promise<void> {
  await Promise.all(awaited);
}
