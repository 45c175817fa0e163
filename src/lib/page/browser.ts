const awaited: Promise<unknown>[] = [];

/** Delays hydration until this has settled: for code that a repeated click needs. */
export function waitFor(promise: Promise<unknown>): void {
  awaited.push(promise.catch(() => undefined));
}

/** Resolves when everything that hydration waits for has settled. */
export async function beforeHydration(): Promise<void> {
  await Promise.all(awaited);
}

/** Whether a click on a link navigates in this window, instead of opening a tab or window, or downloading (AC-5). */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Whether the reader has asked the browser to load as little as possible. */
export function savesData(browser: object): boolean {
  return (
    'connection' in browser &&
    typeof browser.connection === 'object' &&
    browser.connection !== null &&
    'saveData' in browser.connection &&
    browser.connection.saveData === true
  );
}
