import {LOCK_SUFFIX, type LockMistake} from './lockFile';

/**
 * What is wrong with a lock, and the command that mends it.
 *
 * @param file the translated file, relative to the project's folder.
 */
export function describeDamage(file: string, mistakes: readonly LockMistake[]): readonly string[] {
  return mistakes.map(
    ({line, message}) =>
      `${file}${LOCK_SUFFIX}:${line} ${message} "npm run i18n:sync -- --repair ${file}" keeps the lines that are right.`,
  );
}
