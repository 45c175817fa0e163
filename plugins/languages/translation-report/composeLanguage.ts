import type {
  ChangedBlock,
  ContentKind,
  FileCoverage,
  LanguageReport,
  TranslatedFile,
} from '../../../src/lib/contracts/translationReport';
import type {ContentFile} from '@selection-set/content-model';
import {
  type TextState,
  type FileState,
  type StaleBlock,
  translationFile,
} from '@selection-set/translation-freshness';
import {countFiles} from './countFiles';

/** Of a changed block; enough to recognize it. */
const TEXT_CHARS = 90;

export interface LanguageInput {
  readonly locale: string;
  /** Content of the default language. */
  readonly originals: readonly ContentFile[];
  /** The most important one first. */
  readonly states: readonly FileState[];
  readonly texts: readonly TextState[];
}

/** What readers of the report see of one language. */
export function composeLanguage({locale, originals, states, texts}: LanguageInput): LanguageReport {
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
    files,
  };
}

/** A translation whose original is gone stops the build, so it is nothing to report. */
function describe(state: FileState, title: string, locale: string): readonly TranslatedFile[] {
  if (state.state === 'abandoned') {
    return [];
  }
  const {original, path, blockCount} = state;
  const changes = state.state === 'translated' ? state.stale.map(describeBlock) : [];
  const translated = changes.length > 0 ? 'behind' : 'current';
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
