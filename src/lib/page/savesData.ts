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
