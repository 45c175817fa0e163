import {normalisePath} from './normalisePath';

/** Whether two addresses show the same page. */
export function isSamePath(a: string, b: string): boolean {
  return normalisePath(a) === normalisePath(b);
}
