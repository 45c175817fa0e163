import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const CONTEXT_CHARS = 60;

/**
 * Compares all files of two folders byte by byte.
 *
 * @param {string} first
 * @param {string} second
 * @returns {{files: number, differences: {file: string, what: string}[]}} `what` is a sentence with the first difference
 */
export function compareFolders(first, second) {
  const left = hashFiles(first);
  const right = hashFiles(second);
  const names = [...new Set([...left.keys(), ...right.keys()])].toSorted();
  const differences = names
    .filter((file) => left.get(file) !== right.get(file))
    .map((file) => ({file, what: describe(file, first, second, left, right)}));
  return {files: names.length, differences};
}

function hashFiles(folder) {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      path.relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

function describe(file, first, second, left, right) {
  if (!left.has(file) || !right.has(file)) {
    return `only the ${left.has(file) ? 'first' : 'second'} build has it`;
  }
  const one = readFileSync(path.join(first, file));
  const two = readFileSync(path.join(second, file));
  const end = Math.min(one.length, two.length);
  let at = 0;
  while (at < end && one[at] === two[at]) {
    at += 1;
  }
  const around = (bytes) =>
    JSON.stringify(bytes.toString('utf8', Math.max(0, at - CONTEXT_CHARS), at + CONTEXT_CHARS));
  return `differs from byte ${at}: ${around(one)} and ${around(two)}`;
}
