import type {Messages} from './readCataloguePairs';
import type {UnitAnswers} from '../checkUnit';
import {type MessagesPlan, writeMessage} from './planMessages';

/**
 * A catalogue with the texts that came back; new ones stand where the English catalogue has them.
 *
 * @returns text of the file; undefined when nothing came back.
 */
export function applyMessages(
  {keys}: MessagesPlan,
  answers: UnitAnswers,
  english: Messages,
  translated: Messages,
): string | undefined {
  const taken = new Map(
    [...answers].flatMap(([id, answer]) => {
      const key = keys.get(id);
      return answer.type === 'taken' && key !== undefined
        ? [[key, writeMessage(answer.content)] as const]
        : [];
    }),
  );
  if (taken.size === 0) {
    return undefined;
  }
  const known = Object.keys(translated);
  const order =
    known.length === 0
      ? Object.keys(english)
      : mergeOrder(known, [...taken.keys()], Object.keys(english));
  const entries = order.flatMap((key) => {
    const message = taken.get(key);
    const entry = translated[key] ?? english[key];
    return entry === undefined || (message === undefined && translated[key] === undefined)
      ? []
      : [[key, {...entry, message: message ?? entry.message}] as const];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** The order of the translation, with each new key behind the one that precedes it in English. */
function mergeOrder(
  known: readonly string[],
  taken: readonly string[],
  english: readonly string[],
): readonly string[] {
  const order = [...known];
  for (const key of english.filter((name) => taken.includes(name) && !known.includes(name))) {
    const before = english.slice(0, english.indexOf(key)).findLast((name) => order.includes(name));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}
