import type {LineRange} from './lineRange';
import {type Marks, NO_MARKS} from './marks';

/** Turns lines that start with `+`, `-` or a space into code with marks, so that it can be coloured in its own language. */
export function readPatch(patch: string): {readonly code: string; readonly marks: Marks} {
  const added: LineRange[] = [];
  const removed: LineRange[] = [];
  const lines = patch.split('\n').map((text, index) => {
    const range = {first: index + 1, last: index + 1};
    if (text.startsWith('+')) {
      added.push(range);
    } else if (text.startsWith('-')) {
      removed.push(range);
    }
    return text.replace(/^[+\- ]/u, '');
  });
  return {code: lines.join('\n'), marks: {...NO_MARKS, added, removed}};
}
