import type {ContentFile, ContentReader} from '@selection-set/content-model';
import {
  readStates,
  readTexts,
  translationFile,
  type FileState,
  type StaleBlock,
  type TextState,
} from '@selection-set/translation-freshness';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {
  ChangedBlock,
  ContentKind,
  FileCoverage,
  LanguageReport,
  TranslatedFile,
  TranslationReport,
  TranslationState,
} from '../../../src/lib/contracts/translationReport';

/** Number of translated files, and the states of their translations. */
function countFiles(files: readonly TranslatedFile[]): FileCoverage {
  const count = (state: TranslationState): number =>
    files.filter((file) => file.state === state).length;
  const untranslated = count('untranslated');
  return {
    total: files.length,
    translated: files.length - untranslated,
    states: {
      damaged: count('damaged'),
      outdated: count('outdated'),
      unlocked: count('unlocked'),
      untranslated,
      current: count('current'),
    },
    changedBlocks: files.reduce((sum, {changes}) => sum + changes.length, 0),
  };
}

/** Length of a changed block's excerpt; enough to recognise it. */
const TEXT_CHARS = 90;

interface LanguageInput {
  readonly locale: string;
  /** Content of the default language. */
  readonly originals: readonly ContentFile[];
  /** The most important one first. */
  readonly states: readonly FileState[];
  readonly texts: readonly TextState[];
}

/** The data of one language in the report. */
function composeLanguage({locale, originals, states, texts}: LanguageInput): LanguageReport {
  const titles = new Map(
    originals.map(({file, frontMatter: {values}}) => [file, values.title] as const),
  );
  const sum = (key: 'total' | 'translated'): number =>
    texts.reduce((total, state) => total + state[key], 0);
  const files = states.flatMap((state) => {
    const title = titles.get(state.original);
    return describe(state, typeof title === 'string' ? title : state.original, locale);
  });
  const ofKind = (kind: ContentKind): FileCoverage =>
    countFiles(files.filter((file) => file.kind === kind));
  return {
    coverage: {
      locale,
      texts: {total: sum('total'), translated: sum('translated')},
      files: {documents: ofKind('documents'), pages: ofKind('pages'), posts: ofKind('posts')},
    },
    // Current translations are only counted above: listed here, they would make the report grow with the content instead of with the work.
    files: files.filter(({state}) => state !== 'current'),
  };
}

/** A translation whose original no longer exists stops the build, so it is not reported. */
function describe(state: FileState, title: string, locale: string): readonly TranslatedFile[] {
  if (state.state === 'abandoned') {
    return [];
  }
  const {original, path, blockCount} = state;
  const changes = state.state === 'translated' ? state.stale.map(describeBlock) : [];
  const translated = changes.length > 0 ? 'outdated' : 'current';
  return [
    {
      original,
      file: translationFile(original, locale),
      kind: kindOf(original),
      title,
      ...(path === undefined ? {} : {path}),
      state: state.state === 'translated' ? translated : state.state,
      blocks: blockCount,
      changes,
    },
  ];
}

function kindOf(original: string): ContentKind {
  if (original.startsWith('docs/')) {
    return 'documents';
  }
  return original.startsWith('blog/') ? 'posts' : 'pages';
}

function describeBlock({type, line, text}: StaleBlock): ChangedBlock {
  const letters = Array.from(text);
  return {
    type,
    ...(line === undefined ? {} : {line}),
    text: letters.length > TEXT_CHARS ? `${letters.slice(0, TEXT_CHARS).join('')}…` : text,
  };
}

/** The state of the translations into all given languages. */
export async function composeReport(
  siteDir: string,
  locales: readonly string[],
  readContent: ContentReader,
): Promise<TranslationReport> {
  const originals = (await readContent(DEFAULT_LOCALE)).files;
  return {
    languages: await Promise.all(
      locales.map(async (locale) =>
        composeLanguage({
          locale,
          originals,
          states: await readStates(siteDir, locale, readContent),
          texts: await readTexts(siteDir, locale),
        }),
      ),
    ),
  };
}
