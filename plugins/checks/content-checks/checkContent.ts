import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {
  type CheckContext,
  type ContentFile,
  type ContentPlace,
  type ContentReader,
  type ContentRules,
  createContentReader,
  parsePlace,
  type Problem,
  readVersionPaths,
} from '@selection-set/content-model';
import {type KeptResults, NOTHING_KEPT} from '@selection-set/plugin-kit';
import {readSiteMap} from '../links/readSiteMap';
import {OWN_RULES} from './checks';

export interface CheckerOptions {
  /** What the parts of the portal ask of its content, beside what all content must pass. */
  readonly rules: readonly ContentRules[];
  /** Reader of the project's folder. */
  readonly read?: ContentReader;
  /** Where answers about single files are kept. */
  readonly kept?: KeptResults;
}

export type Checker = (locale: string) => Promise<readonly Problem[]>;

/**
 * A checker that finds all mistakes in the content of a language, and the next time looks only at files that have changed.
 *
 * @param siteDir the project's folder.
 */
export function createChecker(
  siteDir: string,
  {rules, read = createContentReader(siteDir), kept = NOTHING_KEPT}: CheckerOptions,
): Checker {
  const {checks, siteChecks, fileChecks} = joinRules(rules);
  const answers = new WeakMap<ContentFile, Promise<readonly Problem[]>>();

  async function checkFile(file: ContentFile): Promise<readonly Problem[]> {
    const known = answers.get(file);
    if (known !== undefined) {
      return known;
    }
    const answer = kept.get([file.file, file.text], async () =>
      (await Promise.all(fileChecks.map(async (check) => check(file)))).flat(),
    );
    answers.set(file, answer);
    return answer;
  }

  return async (locale) => {
    const content = await read(locale);
    const originals = locale === DEFAULT_LOCALE ? content : await read(DEFAULT_LOCALE);
    const readContent: ContentReader = async (wanted) =>
      wanted === locale ? content : wanted === DEFAULT_LOCALE ? originals : read(wanted);
    const context = createContext({siteDir, locale, originals, readContent});
    const lists = await Promise.all([
      ...[...checks, ...siteChecks].map(async (check) => check(content, context)),
      ...content.files.map(checkFile),
    ]);
    return lists.flat();
  };
}

/**
 * Mistakes in a file of the default language that is not in the project yet.
 *
 * @param text whole file, front matter included.
 * @param rules what the parts of the portal ask of its content.
 */
export async function checkDraft(
  siteDir: string,
  place: ContentPlace,
  text: string,
  rules: readonly ContentRules[],
): Promise<readonly Problem[]> {
  const {checks, fileChecks} = joinRules(rules);
  const readContent = createContentReader(siteDir);
  const others = await readContent(DEFAULT_LOCALE);
  const draft = await parsePlace(place, text, readVersionPaths(siteDir).get(place.version) ?? '');
  const content = {files: [...others.files, ...draft.files], problems: draft.problems};
  const context = createContext({
    siteDir,
    locale: DEFAULT_LOCALE,
    originals: content,
    readContent,
  });
  const lists = await Promise.all([
    ...checks.map(async (check) => check(content, context)),
    ...draft.files.flatMap((file) => fileChecks.map(async (check) => check(file))),
  ]);
  return lists.flat().filter(({file}) => file === place.file);
}

function joinRules(rules: readonly ContentRules[]): Required<ContentRules> {
  const all = [OWN_RULES, ...rules];
  return {
    checks: all.flatMap(({checks = []}) => checks),
    siteChecks: all.flatMap(({siteChecks = []}) => siteChecks),
    fileChecks: all.flatMap(({fileChecks = []}) => fileChecks),
  };
}

/** A check of all content of a language as some reader gives it, for those who are about to write files. */
export function createCheckOf(rules: readonly ContentRules[]) {
  return (siteDir: string) =>
    async (read: ContentReader, locale: string): Promise<readonly Problem[]> =>
      createChecker(siteDir, {rules, read})(locale);
}

/** With a map of the site that all checks share. */
export function createContext(facts: Omit<CheckContext, 'readSiteMap'>): CheckContext {
  let map: ReturnType<CheckContext['readSiteMap']> | undefined;
  return {
    ...facts,
    readSiteMap: async () => {
      map ??= readSiteMap(facts.siteDir, facts.locale, facts.readContent);
      return map;
    },
  };
}
