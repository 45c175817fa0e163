import {askWhy, type Reason} from '@site/src/lib/recovery/askWhy';

let isStale = false;

/** Whether the server no longer has a script of this page: the portal was published again since the page was opened. */
export function isTabStale(): boolean {
  return isStale;
}

/** Finds out why a script failed to load, and remembers if it no longer exists. */
export async function findReason(address: string): Promise<Reason> {
  const reason = await askWhy(address, fetch);
  isStale ||= reason === 'gone';
  return reason;
}

/** Name of this page's build: the address of its first script, which contains a hash. */
export function nameBuild(): string {
  return [...document.scripts].find(({src}) => /\/runtime~main\./u.test(src))?.src ?? '';
}
