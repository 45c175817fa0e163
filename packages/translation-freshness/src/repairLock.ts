import {formatLock, parseLock} from './lockFile';

/**
 * Keeps the lines of a damaged lock that are right. What is lost makes its blocks new again, so that somebody looks at them.
 *
 * @param source the original, for a lock that does not name it any more.
 * @returns the repaired text, and the lines that were left out.
 */
export function repairLock(
  text: string,
  source: string,
): {readonly text: string; readonly dropped: readonly string[]} {
  const result = parseLock(text);
  if (result.lock !== undefined) {
    return {text: formatLock(result.lock), dropped: []};
  }
  const wrong = new Set(result.mistakes.map(({line}) => line));
  const lines = text.split(/\r?\n/u);
  const kept = lines.filter((_, index) => !wrong.has(index + 1));
  const withSource = kept.some((line) => line.startsWith('source '))
    ? kept
    : [`source ${source}`, ...kept];
  const repaired = parseLock(withSource.join('\n'));
  return {
    text: formatLock(repaired.lock ?? {source, blocks: []}),
    dropped: lines.filter((line, index) => wrong.has(index + 1) && line.trim() !== ''),
  };
}
