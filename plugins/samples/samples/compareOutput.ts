import {isDeepStrictEqual, stripVTControlCharacters} from 'node:util';
import type {Expected} from './step';

/** Stands in a shown output for what differs from run to run. */
const ANYTHING = '…';

/** Whether a printed text is what a page shows. A line that is only `…` stands for any lines, `…` within a line for any characters. */
export function matchesOutput({text, isJson}: Expected, printed: string): boolean {
  if (isJson) {
    const [shown, actual] = [readJson(text), readJson(printed)];
    if (shown !== undefined && actual !== undefined) {
      return matchesValue(shown.value, actual.value);
    }
  }
  return fits(text, printed);
}

/** What npm prints above the output of a script: `> name@1.0.0 start` and the script itself. */
const SCRIPT_BANNER = /^\n?> .+\n> .+\n\n/gmu;

/** A printed text as pages show it: without colors, without what npm prints above it, and without white space at the end. */
export function tidy(printed: string): string {
  return stripVTControlCharacters(printed)
    .replaceAll('\r\n', '\n')
    .replaceAll(SCRIPT_BANNER, '')
    .split('\n')
    .map((line) => line.replace(/.*\r(?!$)/u, '').trimEnd())
    .join('\n')
    .trim();
}

function fits(shown: string, printed: string): boolean {
  return toPattern(shown).test(`${tidy(printed)}\n`);
}

function toPattern(text: string): RegExp {
  const lines = tidy(text)
    .split('\n')
    .map((line) =>
      line.trim() === ANYTHING ? '(?:.*\n)*?' : `${line.split(ANYTHING).map(escape).join('.*?')}\n`,
    );
  return new RegExp(`^${lines.join('')}$`, 'u');
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`);
}

function readJson(text: string): {readonly value: unknown} | undefined {
  try {
    return {value: JSON.parse(text)};
  } catch {
    return undefined;
  }
}

function matchesValue(shown: unknown, actual: unknown): boolean {
  if (typeof shown === 'string' && typeof actual === 'string' && shown.includes(ANYTHING)) {
    return fits(shown, actual);
  }
  if (Array.isArray(shown) && Array.isArray(actual)) {
    return (
      shown.length === actual.length &&
      shown.every((value, index) => matchesValue(value, actual[index]))
    );
  }
  if (isRecord(shown) && isRecord(actual)) {
    const names = Object.keys(shown);
    return (
      isDeepStrictEqual(names.toSorted(), Object.keys(actual).toSorted()) &&
      names.every((name) => matchesValue(shown[name], actual[name]))
    );
  }
  return shown === actual;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
