const awaited: Promise<unknown>[] = [];

/** Lets React take the page over only when this has come, or has failed: for code that a repeated click needs. */
export function waitFor(promise: Promise<unknown>): void {
  awaited.push(promise.catch(() => undefined));
}

/** Resolves when everything that was waited for is there. */
export async function beforeHydration(): Promise<void> {
  await Promise.all(awaited);
}

/** Whether a click on a link is to lead on here, and not into a new tab or window, or a download (AC-5). */
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
