/**
 * A text from the browser's storage; null if there is none, and if storage is blocked. The head's script contains a copy of this
 * function, so it uses nothing from outside.
 */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * A text from this tab's storage; null if there is none, and if storage is blocked. The head's script contains a copy of this
 * function, so it uses nothing from outside.
 */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
