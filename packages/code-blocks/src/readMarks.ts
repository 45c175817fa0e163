import type {CommentStyle} from './languages';
import type {LineRange} from './lineRange';
import {type Mark, MARKS, type Marks} from './marks';

/** A mistake in a line of the fence, from 1. */
export interface LineMistake {
  readonly line: number;
  readonly message: string;
}

const COMMENTS: Readonly<Record<CommentStyle, readonly [open: string, close: string]>> = {
  block: [String.raw`\/\*`, String.raw`\*\/`],
  hash: ['#', ''],
  jsx: [String.raw`\{\s*\/\*`, String.raw`\*\/\s*\}`],
  markup: ['<!--', '-->'],
  slashes: [String.raw`\/\/`, ''],
};

/**
 * Takes the comments that mark lines out of the code, such as `// added-next-line` or `# focus-start`.
 *
 * @param styles how the language writes comments.
 */
export function readMarks(
  code: string,
  styles: readonly CommentStyle[],
): {readonly code: string; readonly marks: Marks; readonly mistakes: readonly LineMistake[]} {
  const patterns = styles.map((style) => {
    const [open, close] = COMMENTS[style];
    return new RegExp(
      `^\\s*${open}\\s*(?<mark>[a-z]+)-(?<kind>next-line|start|end)\\s*${close}\\s*$`,
      'u',
    );
  });
  const marks: Record<Mark, LineRange[]> = {added: [], focus: [], highlight: [], removed: []};
  const starts = new Map<Mark, {readonly first: number; readonly line: number}>();
  const mistakes: LineMistake[] = [];
  const shown: string[] = [];
  const nextLines: {readonly mark: Mark; readonly line: number}[] = [];
  for (const [index, text] of code.split('\n').entries()) {
    const line = index + 1;
    const found = readComment(text, patterns);
    if (found === undefined) {
      shown.push(text);
      for (const {mark} of nextLines.splice(0)) {
        marks[mark].push({first: shown.length, last: shown.length});
      }
      continue;
    }
    const {mark, kind} = found;
    const start = starts.get(mark);
    if (kind === 'next-line') {
      nextLines.push({mark, line});
    } else if (kind === 'start' && start === undefined) {
      starts.set(mark, {first: shown.length + 1, line});
    } else if (kind === 'end' && start !== undefined && start.first <= shown.length) {
      marks[mark].push({first: start.first, last: shown.length});
      starts.delete(mark);
    } else {
      mistakes.push({line, message: describeMistake(mark, kind, start !== undefined)});
    }
  }
  for (const [mark, {line}] of starts) {
    mistakes.push({line, message: `"${mark}-start" has no "${mark}-end" after it.`});
  }
  for (const {mark, line} of nextLines) {
    mistakes.push({line, message: `"${mark}-next-line" has no line after it.`});
  }
  return {code: shown.join('\n'), marks, mistakes};
}

function describeMistake(mark: Mark, kind: string, isOpen: boolean): string {
  if (kind === 'start') {
    return `"${mark}-start" stands within another one. End that one first with "${mark}-end".`;
  }
  return isOpen
    ? `There is no line between "${mark}-start" and "${mark}-end".`
    : `"${mark}-end" has no "${mark}-start" before it.`;
}

function readComment(
  text: string,
  patterns: readonly RegExp[],
): {readonly mark: Mark; readonly kind: string} | undefined {
  for (const pattern of patterns) {
    const {mark: name, kind} = pattern.exec(text)?.groups ?? {};
    const mark = MARKS.find((candidate) => candidate === name);
    if (mark !== undefined && kind !== undefined) {
      return {mark, kind};
    }
  }
  return undefined;
}
