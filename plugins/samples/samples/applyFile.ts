import {findPart} from './findPart';
import type {FileStep} from './step';

/** A file's text, with the line of the page that each of its lines is from; 0 for those that are from none. */
export interface SourceText {
  readonly text: string;
  readonly lines: readonly number[];
}

/** The content of a file behind a step, or why it cannot be made. */
export type Applied = SourceText | {readonly message: string};

/**
 * What a file holds once a reader has done what a fence shows.
 *
 * @param current undefined where there is no such file yet.
 */
export function applyFile(step: FileStep, current: SourceText | undefined): Applied {
  const {code, line, mode, name, replaces} = step;
  const shown = code === '' ? [] : code.split('\n');
  const own = shown.map((_, index) => line + index + 1);
  const text = `${code}\n`;
  if (mode === 'write' && replaces === undefined) {
    return {text, lines: own};
  }
  if (current === undefined) {
    return {message: `"${name}" does not exist yet on this page. Show the whole file first.`};
  }
  if (mode === 'extend') {
    const start = current.text.trimEnd();
    return {
      text: start === '' ? text : `${start}\n\n${text}`,
      lines: start === '' ? own : [...pad(current, start.split('\n').length), 0, ...own],
    };
  }
  const found = findPart(current.text, replaces ?? code);
  if (found === undefined) {
    return {
      message: `These lines are not in "${name}" as the page has made it. Show lines that are there, or leave "part" out to replace the file.`,
    };
  }
  if (replaces === undefined) {
    return current;
  }
  const lines = current.text.split('\n');
  const mapped = pad(current, lines.length);
  return {
    text: [...lines.slice(0, found.start), ...shown, ...lines.slice(found.end)].join('\n'),
    lines: [...mapped.slice(0, found.start), ...own, ...mapped.slice(found.end)],
  };
}

function pad({lines}: SourceText, count: number): readonly number[] {
  return Array.from({length: count}, (_, index) => lines[index] ?? 0);
}
