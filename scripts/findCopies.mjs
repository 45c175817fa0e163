import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Detector, MemoryStore} from '@jscpd/core';
import {Tokenizer} from '@jscpd/tokenizer';
import {ROOT} from './root.mjs';

const FOLDERS = ['src', 'plugins', 'packages', 'scripts'];
const CODE = /(?<!\.d)\.(?:tsx?|mjs)$/u;
/** A test contains its own setup, so that it can be read alone. */
const TESTS = /\/tests\//u;

/** A longer copy is one piece of logic in two places. */
const LINES_LIMIT = 8;
/** Fewer tokens are just the syntax of a language, however many lines they fill. */
const MIN_TOKENS = 30;

const NO_CODE = new Set(['comment', 'empty', 'ignore', 'new_line']);

/**
 * Reports duplicate pieces of code, and fails if there is one.
 *
 * @returns {Promise<number>} exit code
 */
export async function checkCopies() {
  const copies = await findCopies(readCode());
  for (const {one, other, lines} of copies) {
    console.error(
      `${one} and ${other} have ${lines} lines in common. Let both call one function, or import it from where it belongs.`,
    );
  }
  return copies.length === 0 ? 0 : 1;
}

/**
 * @param {readonly {name: string, text: string}[]} files
 * @returns {Promise<readonly {one: string, other: string, lines: number}[]>} places such as `src/lib/a.ts:12`
 */
export async function findCopies(files) {
  const detector = new Detector(new Tokenizer(), new MemoryStore(), [], {
    minTokens: MIN_TOKENS,
    minLines: LINES_LIMIT,
    maxLines: Infinity,
    mode: ({type}) => !NO_CODE.has(type),
  });
  const copies = [];
  for (const {name, text} of files) {
    // One after the other: the store contains the previous files. One format for all, so that they are compared with one another.
    for (const {duplicationA, duplicationB} of await detector.detect(name, text, 'typescript')) {
      const lines = duplicationA.end.line - duplicationA.start.line;
      if (lines > LINES_LIMIT) {
        copies.push({one: placeOf(duplicationA), other: placeOf(duplicationB), lines});
      }
    }
  }
  return copies;
}

function placeOf({sourceId, start}) {
  return `${sourceId}:${start.line}`;
}

function readCode() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((name) => CODE.test(name) && !TESTS.test(name))
      .toSorted()
      .map((name) => ({name, text: readFileSync(path.join(ROOT, name), 'utf8')})),
  );
}
