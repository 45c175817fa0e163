import {readFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblems} from '@selection-set/content-model';
import {isMissingFile} from '@selection-set/plugin-kit';
import {type ParsedSettings, parseSettings} from './parseSettings';
import type {SearchSettings} from './settings';

/** Relative to the project's folder. */
export const SETTINGS_FILE = 'src/data/search.yml';

/** The settings of the search with their mistakes; the usual ones where there is no such file. */
export function readSettings(siteDir: string, locales: readonly string[]): ParsedSettings {
  try {
    const text = readFileSync(path.join(siteDir, SETTINGS_FILE), 'utf8');
    return parseSettings(text, SETTINGS_FILE, locales);
  } catch (error) {
    if (isMissingFile(error)) {
      return parseSettings('', SETTINGS_FILE, locales);
    }
    throw error;
  }
}

/** @throws Error with file and line of each mistake. */
export function loadSettings(siteDir: string, locales: readonly string[]): SearchSettings {
  const {settings, problems} = readSettings(siteDir, locales);
  if (problems.length > 0) {
    throw new Error(formatProblems(problems));
  }
  return settings;
}
