/**
 * A text that the browser has stored; null where there is none, and where the browser blocks storage. The head's script holds a copy of this
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
 * A text that this tab has stored; null where there is none, and where the browser blocks storage. The head's script holds a copy of this
 * function, so it uses nothing from outside.
 */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
