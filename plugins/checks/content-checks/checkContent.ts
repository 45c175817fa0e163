import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {
  type ContentFile,
  type ContentPlace,
  type ContentReader,
  createContentReader,
  parsePlace,
  type Problem,
  readVersionPaths,
} from '@selection-set/content-model';
import {type KeptResults, NOTHING_KEPT} from '@selection-set/plugin-kit';
import {CHECKS, FILE_CHECKS, SITE_CHECKS} from './checks';

/**
 * A checker that finds all mistakes in the content of a language, and the next time looks only at files that have changed.
 *
 * @param siteDir the project's folder.
 * @param read reader of that folder.
 * @param kept where answers about single files are kept.
 */
export function createChecker(
  siteDir: string,
  read: ContentReader = createContentReader(siteDir),
  kept: KeptResults = NOTHING_KEPT,
): (locale: string) => Promise<readonly Problem[]> {
  const answers = new WeakMap<ContentFile, Promise<readonly Problem[]>>();

  async function checkFile(file: ContentFile): Promise<readonly Problem[]> {
    const known = answers.get(file);
    if (known !== undefined) {
      return known;
    }
    const answer = kept.get([file.file, file.text], async () =>
      (await Promise.all(FILE_CHECKS.map(async (check) => check(file)))).flat(),
    );
    answers.set(file, answer);
    return answer;
  }

  return async (locale) => {
    const content = await read(locale);
    const originals = locale === DEFAULT_LOCALE ? content : await read(DEFAULT_LOCALE);
    const readContent: ContentReader = async (wanted) =>
      wanted === locale ? content : wanted === DEFAULT_LOCALE ? originals : read(wanted);
    const context = {siteDir, locale, originals, readContent};
    const lists = await Promise.all([
      ...[...CHECKS, ...SITE_CHECKS].map(async (check) => check(content, context)),
      ...content.files.map(checkFile),
    ]);
    return lists.flat();
  };
}

/**
 * Mistakes in a file of the default language that is not in the project yet.
 *
 * @param text whole file, front matter included.
 */
export async function checkDraft(
  siteDir: string,
  place: ContentPlace,
  text: string,
): Promise<readonly Problem[]> {
  const readContent = createContentReader(siteDir);
  const others = await readContent(DEFAULT_LOCALE);
  const draft = await parsePlace(place, text, readVersionPaths(siteDir).get(place.version) ?? '');
  const content = {files: [...others.files, ...draft.files], problems: draft.problems};
  const context = {siteDir, locale: DEFAULT_LOCALE, originals: content, readContent};
  const lists = await Promise.all([
    ...CHECKS.map(async (check) => check(content, context)),
    ...draft.files.flatMap((file) => FILE_CHECKS.map(async (check) => check(file))),
  ]);
  return lists.flat().filter(({file}) => file === place.file);
}
