import {suggestPaths} from '@selection-set/site-paths';

/** The known address nearest to one that does not exist, by spelling; undefined when none is near. */
export function nearest(wanted: string, known: readonly string[]): string | undefined {
  return suggestPaths(
    wanted,
    known.map((path) => ({path, title: path})),
    1,
  )[0]?.path;
}
