import {readFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {
  PARSER_FILE,
  createContentReader,
  formatProblems,
  keepParsed,
  type Content,
  type ContentFile,
  type ContentReader,
  type ContentRules,
  type Problem,
} from '@selection-set/content-model';
import {
  createProgressBar,
  isMissingFile,
  messageOf,
  type ProgressStream,
} from '@selection-set/plugin-kit';
import {keepFor} from '@selection-set/plugin-kit/keepFor';
import {CHECK_DELAY_MS} from '../../../src/lib/constants';
import {createChecker, listMakers, type CheckerOptions} from './checkContent';
import {lineAt, listTexts} from './prose/linkText';
import {findUnknown} from './spelling/findUnknown';

/** Words of this project that no English dictionary has, relative to the project's folder. */
const DICTIONARY = 'dictionary.txt';

export interface DictionaryEntry {
  readonly word: string;
  /** From 1. */
  readonly line: number;
}

/** Words of the dictionary; lines that start with `#` are comments. */
async function readDictionary(siteDir: string): Promise<readonly DictionaryEntry[]> {
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

export interface PlacedWord {
  readonly word: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Letters, and apostrophes between them; no part of an identifier, a path, a version or a package's name. */
const WORD =
  /(?<![\p{L}\p{N}_@/$]|\w\.)\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?![\p{L}\p{N}_$]|[./]\w)/gu;

/** Words of a file's prose in its order, without the "s" of a possession. */
export function listWords(file: ContentFile): readonly PlacedWord[] {
  return listTexts(file).flatMap((prose) =>
    [...prose.text.matchAll(WORD)].map(({0: word, index}) => ({
      word: word.replaceAll('’', "'").replace(/'s$/u, ''),
      file: file.file,
      line: lineAt(prose, index),
    })),
  );
}

/**
 * Words of the English content that neither English, nor the trade, nor `dictionary.txt` knows (A10), and entries of that file that are no
 * use. Other languages are not checked. Takes about a second, so the writing server leaves it out.
 *
 * @param content of the default language.
 * @param siteDir the project's folder.
 */
export async function checkSpelling(
  {files}: Content,
  siteDir: string,
): Promise<readonly Problem[]> {
  const entries = await readDictionary(siteDir);
  const words = files.flatMap(listWords);
  const own = new Set(entries.map(({word}) => word.toLowerCase()));
  const others = words.map(({word}) => word).filter((word) => !own.has(word.toLowerCase()));
  const suggestions = await findUnknown([...new Set(others)].toSorted(), [...own]);
  const unknown = new Set([...suggestions.keys()].map((word) => word.toLowerCase()));
  const used = new Set(words.map(({word}) => word.toLowerCase()));
  const mistakes = words.flatMap(({word, file, line}): readonly Problem[] => {
    const near = suggestions.get(word);
    if (near === undefined || own.has(word.toLowerCase())) {
      return [];
    }
    const offer = near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
    const message = `no dictionary knows "${word}".${offer} If it is right, add it to ${DICTIONARY}.`;
    return [{file, line, rule: 'spelling', message}];
  });
  return [...mistakes, ...checkDictionary(entries, used, unknown)];
}

interface Log {
  readonly warn: (message: string) => void;
  readonly success: (message: string) => void;
}

/** A reporter for the writing server: says what is wrong once, and again only when it changes; says once that all is well again. */
export function createReporter({warn, success}: Log): (problems: readonly Problem[]) => void {
  let told = '';
  return (problems) => {
    const report = formatProblems(problems);
    if (report === told) {
      return;
    }
    told = report;
    if (report === '') {
      success('The content has no mistakes any more.');
    } else {
      warn(`Mistakes in the content:\n${report}`);
    }
  };
}

export interface DelayedOptions {
  /** Quiet time before a run, in milliseconds. */
  readonly delayMs: number;
  readonly onError: (error: unknown) => void;
}

export interface Delayed {
  /** Asks for a run; each call starts the wait anew. */
  readonly ask: () => void;
  /** Starts the wait of a run anew that somebody has asked for. */
  readonly putOff: () => void;
}

/** Runs a task once it has been quiet for a while. */
export function createDelayed(
  run: () => Promise<void>,
  {delayMs, onError}: DelayedOptions,
): Delayed {
  let timer: NodeJS.Timeout | undefined;
  const ask = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      run().catch(onError);
    }, delayMs);
    // A server that is stopped does not wait for it.
    timer.unref();
  };
  return {ask, putOff: () => timer && ask()};
}

export interface RuleOptions {
  /** What the parts of the portal ask of its content, beside what all content must pass. */
  readonly rules: readonly ContentRules[];
}

/** What `content:check` looks at, for those who are told that nothing is wrong. */
const CHECKED =
  'front matter, links and addresses, headings, components, code, diagrams and prose, and the spelling of the English ones';

/** All languages, file by file, with the spelling; shows how far it has come. */
async function checkAll(
  {siteDir, i18n}: LoadContext,
  options: Pick<CheckerOptions, 'rules' | 'read' | 'kept'> & {readonly read: ContentReader},
  stream: ProgressStream = process.stderr,
): Promise<{readonly problems: readonly Problem[]; readonly files: number}> {
  const contents = await Promise.all(i18n.locales.map((locale) => options.read(locale)));
  const total = contents.reduce((sum, {files}) => sum + files.length, 0);
  const bar = createProgressBar(stream, {stage: 'Files checked', total});
  let done = 0;
  const check = createChecker(siteDir, {
    ...options,
    onFile(file) {
      done += 1;
      bar.update(done, file);
    },
  });
  const lists = await Promise.all([
    options.read(i18n.defaultLocale).then((content) => checkSpelling(content, siteDir)),
    ...i18n.locales.map((locale) => check(locale)),
  ]);
  bar.end();
  return {problems: lists.flat(), files: total};
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Name below `docusaurus`. */
const COMMAND = 'content:check';

/**
 * Checks the content before it is rendered. A build stops at mistakes; the writing server names them and goes on, so that a page can be
 * seen while it is being written. `docusaurus content:check` does the same for all languages without a build, and checks the spelling.
 */
export default function pluginContentChecks(
  context: LoadContext,
  {rules}: RuleOptions,
): Plugin<void> {
  const {siteDir, i18n} = context;
  keepParsed(keepFor(context, 'parsed-markdown', [PARSER_FILE]));
  const kept = keepFor(context, 'checked-files', listMakers(rules));
  const read = createContentReader(siteDir);
  const check = createChecker(siteDir, {rules, read, kept, isWriting: true});
  const report = createReporter(logger);
  let isSecond = false;
  // The author sees the page first: to check at once would hold up what loads and compiles it.
  const run = async (): Promise<void> => {
    report(await check(i18n.currentLocale));
    isSecond = false;
  };
  const soon = createDelayed(run, {
    delayMs: CHECK_DELAY_MS,
    onError(error) {
      // A file that goes while all are read is not there the next time.
      if (isMissingFile(error) && !isSecond) {
        isSecond = true;
        soon.ask();
      } else {
        logger.error(messageOf(error));
      }
    },
  });
  return {
    name: 'content-checks',
    async loadContent() {
      if (process.env.NODE_ENV === 'development') {
        soon.ask();
        return;
      }
      // A reader of its own, which a build gives up with all that it read.
      const problems = await createChecker(siteDir, {rules, kept})(i18n.currentLocale);
      if (problems.length > 0) {
        throw new Error(`Mistakes in the content:\n${formatProblems(problems)}`);
      }
    },
    configureWebpack: () => ({
      plugins: [
        {
          apply({hooks}: Compiler) {
            hooks.watchRun.tap('content-checks', soon.putOff);
            hooks.done.tap('content-checks', soon.putOff);
          },
        },
      ],
    }),
    getPathsToWatch: () => [
      // Docusaurus reads them too, and stops at some mistakes before anybody else hears of a change.
      // One by one: the watcher would take the folder before a list in braces, which is the whole project.
      ...['docs', 'versioned_docs', 'blog', 'src/pages'].map((folder) => `${folder}/**/*.{md,mdx}`),
      `i18n/${i18n.currentLocale}/docusaurus-plugin-content-*/**/*.{md,mdx}`,
      `i18n/${i18n.currentLocale}/**/*.{json,lock,yml}`,
      'blog/{authors,tags}.yml',
      'docs/**/_category_.{json,yml,yaml}',
      'src/family/data/*.{yml,json}',
      'src/family/data/{tools,toolMarks}.ts',
    ],
    extendCli(cli) {
      cli
        .command(COMMAND)
        .description('Check the content of all languages, and the spelling, without building it.')
        .action(async () => {
          const {problems, files} = await checkAll(context, {rules, read, kept});
          if (problems.length > 0) {
            logger.error(
              `${countOf(problems.length, 'mistake')} in ${countOf(files, 'file')}:\n${formatProblems(problems)}`,
            );
            process.exitCode = 1;
            return;
          }
          logger.success(
            `${countOf(files, 'file')} in ${countOf(i18n.locales.length, 'language')} without a mistake: ${CHECKED}.`,
          );
        });
    },
  };
}
