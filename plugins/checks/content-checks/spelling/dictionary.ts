import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from '@selection-set/content-model';

/** Words of this project that no English dictionary has, relative to the project's folder. */
export const DICTIONARY = 'dictionary.txt';

export interface DictionaryEntry {
  readonly word: string;
  /** From 1. */
  readonly line: number;
}

/** Words of the dictionary; lines that start with `#` are comments. */
export async function readDictionary(siteDir: string): Promise<readonly DictionaryEntry[]> {
  const text = await readFile(path.join(siteDir, DICTIONARY), 'utf8');
  return text
    .split('\n')
    .map((word, index) => ({word: word.trim(), line: index + 1}))
    .filter(({word}) => word !== '' && !word.startsWith('#'));
}

/**
 * Mistakes in the dictionary itself: a word out of order, twice, unused, or known without it.
 *
 * @param used words of the content, in lower case.
 * @param unknown those that English does not know, in lower case.
 */
export function checkDictionary(
  entries: readonly DictionaryEntry[],
  used: ReadonlySet<string>,
  unknown: ReadonlySet<string>,
): readonly Problem[] {
  return entries.flatMap(({word, line}, index) => {
    const report = (message: string): readonly Problem[] => [
      {file: DICTIONARY, line, rule: 'spelling', message},
    ];
    const key = word.toLowerCase();
    const previous = entries[index - 1]?.word ?? '';
    if (previous.toLowerCase() >= key && index > 0) {
      return report(`"${word}" stands after "${previous}". Sort the words, and keep each once.`);
    }
    if (!used.has(key)) {
      return report(`No page uses "${word}". Remove it, so that it hides no slip.`);
    }
    return unknown.has(key) ? [] : report(`"${word}" is known without this entry. Remove it.`);
  });
}
