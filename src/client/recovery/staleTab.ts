import {askWhy, type Reason} from '@site/src/lib/recovery/askWhy';

let isStale = false;

/** Whether a script of this page is gone from the server: the portal was published anew since the page was opened. */
export function isTabStale(): boolean {
  return isStale;
}

/** Finds out why a script did not come, and remembers when it is gone. */
export async function findReason(address: string): Promise<Reason> {
  const reason = await askWhy(address, fetch);
  isStale ||= reason === 'gone';
  return reason;
}

/** Name of the build that this page belongs to: the address of its first script, which has a hash. */
export function nameBuild(): string {
  return [...document.scripts].find(({src}) => /\/runtime~main\./u.test(src))?.src ?? '';
}
