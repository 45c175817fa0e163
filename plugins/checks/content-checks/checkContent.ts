import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {checkFences} from '@selection-set/code-blocks';
import {
  checkMarkup,
  createContentReader,
  parsePlace,
  placeOf,
  readVersionPaths,
  suggestSpelling,
  type Check,
  type CheckContext,
  type ContentFile,
  type ContentPlace,
  type ContentReader,
  type ContentRules,
  type Problem,
} from '@selection-set/content-model';
import {checkDiagrams} from '@selection-set/mermaid-diagrams';
import {listFiles, NOTHING_KEPT, type KeptResults} from '@selection-set/plugin-kit';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import {createOwnerFinder, readSiteMap} from '../links/readSiteMap';
import {checkSought} from './checkSought';
import {checkFrontMatter} from './frontMatter/checkFrontMatter';
import {checkLists} from './frontMatter/checkLists';
import {LINK_CHECKS} from './links';
import {checkProse} from './prose/checkProse';

/** Fields that are words or pictures in a language, or say who keeps the translation. */
const OWN_FIELDS = [
  'title',
  'description',
  'sidebar_label',
  'pagination_label',
  'keywords',
  'image',
  'owner',
  'review_by',
  'reading_minutes',
];

/** Fields that Docusaurus reads from the translation alone: without them it has another place, order or layout. */
const REPEATED_FIELDS = [
  'slug',
  'authors',
  'tags',
  'sidebar_position',
  'pagination_prev',
  'pagination_next',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'hide_table_of_contents',
  'draft',
  'unlisted',
  'search',
];

/** A translation has an original and says the same about itself (A6). */
const checkTranslations: Check = async ({files}, {siteDir, locale, originals}) => {
  if (locale === DEFAULT_LOCALE) {
    return [];
  }
  const versions = [...readVersionPaths(siteDir).keys()];
  const folder = `i18n/${locale}`;
  const stray = (await listFiles(path.join(siteDir, folder)))
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.mdx?$/u.test(file) && placeOf(file, locale, versions) === undefined);
  const byFile = new Map(originals.files.map((file) => [file.file, file]));
  const unreadable = new Set(originals.problems.map(({file}) => file));
  const found = files.flatMap((file) => {
    const original = byFile.get(file.original);
    if (original !== undefined) {
      return compare(file, original);
    }
    return unreadable.has(file.original) ? [] : [orphan(file)];
  });
  return [...found, ...stray.map((file) => describeStray(file, folder))];
};

function compare(file: ContentFile, original: ContentFile): readonly Problem[] {
  const ours = file.frontMatter.values;
  const theirs = original.frontMatter.values;
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  return names
    .filter((name) => !OWN_FIELDS.includes(name) && !isDeepStrictEqual(ours[name], theirs[name]))
    .filter((name) => name in ours || REPEATED_FIELDS.includes(name))
    .map((name) => ({
      file: file.file,
      line: file.frontMatter.lineOf(name),
      rule: 'translation',
      message: `"${name}" is ${tell(ours[name])} here and ${tell(theirs[name])} in ${original.file}:${original.frontMatter.lineOf(name)}. Give both the same value.`,
    }));
}

function tell(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}

function orphan({file, original}: ContentFile): Problem {
  return {
    file,
    line: 1,
    rule: 'translation',
    message: `this translates ${original}, which does not exist, so it is never published. Move it to the path of its original, or delete it.`,
  };
}

function describeStray(file: string, folder: string): Problem {
  const message = `no translation is read from this folder, so this page is never published. Documents lie in ${folder}/docusaurus-plugin-content-docs/current, posts in ${folder}/docusaurus-plugin-content-blog and pages in ${folder}/docusaurus-plugin-content-pages, each at the path of its original.`;
  return {file, line: 1, rule: 'translation', message};
}

/** What no two pages of a language and version may share. */
const UNIQUE = [
  {field: 'slug', what: 'address', read: ({path: address}: ContentFile) => address},
  {field: 'title', what: 'title', read: ({frontMatter}: ContentFile) => frontMatter.values.title},
  {
    field: 'description',
    what: 'description',
    read: ({frontMatter}: ContentFile) => frontMatter.values.description,
  },
] as const;

/** Two pages with one address, title or description: readers and search engines could not tell them apart (A6). */
const checkDuplicates: Check = ({files}) =>
  UNIQUE.flatMap(({field, what, read}) => {
    const first = new Map<string, ContentFile>();
    return files.flatMap((file): readonly Problem[] => {
      const value = read(file);
      if (file.kind === 'partial' || typeof value !== 'string') {
        return [];
      }
      const key = what === 'address' ? value : `${file.version}\n${value}`;
      const other = first.get(key);
      if (other === undefined) {
        first.set(key, file);
        return [];
      }
      // Who says it is told, not who has it by the name of the file.
      const [told, kept] =
        field in other.frontMatter.values && !(field in file.frontMatter.values)
          ? [other, file]
          : [file, other];
      const place = `${kept.file}:${kept.frontMatter.lineOf(field)}`;
      const message = `the ${what} "${value}" is already that of ${place}. Give each page its own.`;
      return [{file: told.file, line: told.frontMatter.lineOf(field), rule: 'duplicate', message}];
    });
  });

/** A page with the address of one that is no Markdown, or of a file that the build writes: one of the two is lost (A6). */
const checkTaken: Check = async ({files}, {siteDir, locale}) => {
  if (locale !== DEFAULT_LOCALE) {
    return [];
  }
  const findOwner = await createOwnerFinder(siteDir, files);
  return files.flatMap((file): readonly Problem[] => {
    const owner = file.path === undefined ? undefined : findOwner(file.path);
    const message = `the address "${file.path}" is already that of ${owner}. Give this page another ${file.kind === 'page' ? 'name' : 'slug'}.`;
    return owner === undefined
      ? []
      : [{file: file.file, line: file.frontMatter.lineOf('slug'), rule: 'duplicate', message}];
  });
};

/** What Docusaurus takes for the end of what the list of posts shows. */
const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/u;
const COMMENT = /(?:<!--|\{\/\*)\s*(?<word>[\w-]+)\s*(?:-->|\*\/\})/gu;

/** A post says how much of it the list of posts shows. */
const checkTruncated: Check = ({files}) =>
  files
    .filter(({kind, text}) => kind === 'post' && !TRUNCATE.test(text))
    .map(({file, text, frontMatter}) => {
      const slip = Array.from(text.matchAll(COMMENT)).find(
        ({groups}) => suggestSpelling(groups?.word ?? '', ['truncate']) !== '',
      );
      const line =
        slip === undefined
          ? frontMatter.lineOf('title')
          : text.slice(0, slip.index).split('\n').length;
      const message = `the list of posts would show all of this post. Write "{/* truncate */}" ${slip === undefined ? 'on a line of its own below the first paragraph' : `in place of "${slip[0]}"`}.`;
      return {file, line, rule: 'truncate', message};
    });

/** What all content must pass, whatever the rest of the portal asks of it; each check finds its own kind of mistake. */
const OWN_RULES: ContentRules = {
  checks: [
    ({problems}) => problems,
    checkFrontMatter,
    checkLists,
    checkDuplicates,
    checkTaken,
    checkTruncated,
    checkSought,
    checkTranslations,
    ...LINK_CHECKS,
  ],
  fileChecks: {
    checks: [checkDiagrams, checkFences, checkMarkup, checkProse],
    makers: [__filename],
  },
};

export interface CheckerOptions {
  /** What the parts of the portal ask of its content, beside what all content must pass. */
  readonly rules: readonly ContentRules[];
  /** Reader of the project's folder. */
  readonly read?: ContentReader;
  /** Where answers about single files are kept. */
  readonly kept?: KeptResults;
  /** Whether it is for somebody who is writing (`CheckContext`). */
  readonly isWriting?: boolean;
  /** Called once for each file of a language that was looked at by itself. */
  readonly onFile?: (file: string) => void;
}

export type Checker = (locale: string) => Promise<readonly Problem[]>;

/**
 * A checker that finds all mistakes in the content of a language, and the next time looks only at files that have changed.
 *
 * @param siteDir the project's folder.
 */
export function createChecker(
  siteDir: string,
  {
    rules,
    read = createContentReader(siteDir),
    kept = NOTHING_KEPT,
    isWriting = false,
    onFile,
  }: CheckerOptions,
): Checker {
  const {checks, siteChecks, fileChecks} = joinRules(rules);
  const answers = new WeakMap<ContentFile, Promise<readonly Problem[]>>();

  async function checkFile(file: ContentFile): Promise<readonly Problem[]> {
    const known = answers.get(file);
    if (known !== undefined) {
      return known;
    }
    const answer = kept.get([file.file, file.text], async () =>
      (await Promise.all(fileChecks.checks.map(async (check) => check(file)))).flat(),
    );
    answers.set(file, answer);
    return answer;
  }

  return async (locale) => {
    const content = await read(locale);
    const originals = locale === DEFAULT_LOCALE ? content : await read(DEFAULT_LOCALE);
    const readContent: ContentReader = async (wanted) =>
      wanted === locale ? content : wanted === DEFAULT_LOCALE ? originals : read(wanted);
    const context = createContext({siteDir, locale, originals, readContent, isWriting});
    const lists = await Promise.all([
      ...[...checks, ...siteChecks].map(async (check) => check(content, context)),
      ...content.files.map(async (file) => {
        const found = await checkFile(file);
        onFile?.(file.file);
        return found;
      }),
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
    ...draft.files.flatMap((file) => fileChecks.checks.map(async (check) => check(file))),
  ]);
  return lists.flat().filter(({file}) => file === place.file);
}

/** Files with the code that looks at single files. */
export function listMakers(rules: readonly ContentRules[]): readonly string[] {
  return joinRules(rules).fileChecks.makers;
}

function joinRules(rules: readonly ContentRules[]): Required<ContentRules> {
  const all = [OWN_RULES, ...rules];
  return {
    checks: all.flatMap(({checks = []}) => checks),
    siteChecks: all.flatMap(({siteChecks = []}) => siteChecks),
    fileChecks: {
      checks: all.flatMap(({fileChecks}) => fileChecks?.checks ?? []),
      makers: all.flatMap(({fileChecks}) => fileChecks?.makers ?? []),
    },
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
