import {readFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblems} from '../problem';
import {isMissingFile} from '@selection-set/plugin-kit';
import {type ParsedRedirects, parseRedirects, type Redirect} from './parseRedirects';

/** Relative to the project's folder. */
export const REDIRECTS_FILE = 'src/data/redirects.yml';

/** The list of redirects with its mistakes; empty where there is no such file. */
export function readRedirects(siteDir: string, file = REDIRECTS_FILE): ParsedRedirects {
  try {
    return parseRedirects(readFileSync(path.join(siteDir, file), 'utf8'), file);
  } catch (error) {
    if (isMissingFile(error)) {
      return {redirects: [], problems: []};
    }
    throw error;
  }
}

/**
 * The redirects of several files, for the site's configuration.
 *
 * @throws Error with file and line of each mistake.
 */
export function loadRedirects(siteDir: string, files: readonly string[]): readonly Redirect[] {
  const results = files.map((file) => readRedirects(siteDir, file));
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  return results.flatMap(({redirects}) => redirects);
}
