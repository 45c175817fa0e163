import {translate} from '@docusaurus/Translate';
import type {ChangedBlock, ContentKind, TranslationState} from '../lib/contracts/translationReport';
import type {SortKey} from '../lib/translationReport/report';

export const kindLabels: Readonly<Record<ContentKind | 'texts', string>> = {
  texts: translate({
    id: 'translations.texts',
    message: 'Interface texts',
    description: 'What is translated: words of buttons, labels and messages',
  }),
  documents: translate({
    id: 'translations.documents',
    message: 'Documents',
    description: 'What is translated: pages of the documentation',
  }),
  pages: translate({
    id: 'translations.pages',
    message: 'Pages',
    description: 'What is translated: pages that are neither documentation nor posts',
  }),
  posts: translate({
    id: 'translations.posts',
    message: 'Posts',
    description: 'What is translated: posts of the blog',
  }),
};

/** Short names of states, in rows, in counts and on filters. */
export const translationStateLabels: Readonly<Record<TranslationState, string>> = {
  damaged: translate({
    id: 'translations.damaged',
    message: 'Lock damaged',
    description: 'State of a translation: the file that says what it was made from cannot be read',
  }),
  outdated: translate({
    id: 'translations.outdated',
    message: 'Outdated',
    description: 'State of a translation: the original has changed since',
  }),
  unlocked: translate({
    id: 'translations.unlocked',
    message: 'Not compared',
    description: 'State of a translation: nobody has said which original it was made from',
  }),
  untranslated: translate({
    id: 'translations.untranslated',
    message: 'Not translated',
    description: 'State of a file: there is no translation',
  }),
  current: translate({
    id: 'translations.current',
    message: 'Up to date',
    description: 'State of a translation: it says what the original says',
  }),
};

export const blockChangeLabels: Readonly<Record<ChangedBlock['type'], string>> = {
  changed: translate({
    id: 'translations.blockChanged',
    message: 'Changed',
    description: 'What has become of a paragraph of the original',
  }),
  added: translate({
    id: 'translations.blockAdded',
    message: 'New',
    description: 'What has become of a paragraph of the original',
  }),
  removed: translate({
    id: 'translations.blockRemoved',
    message: 'Removed',
    description: 'What has become of a paragraph of the original',
  }),
};

/** Headers of the columns that the list of files can be sorted by. */
export const sortLabels: Readonly<Record<SortKey, string>> = {
  priority: translate({
    id: 'translations.priority',
    message: 'Priority',
    description: 'Column: place in the order of importance',
  }),
  title: translate({
    id: 'translations.page',
    message: 'Original',
    description: 'Column: title of the page that is translated',
  }),
  state: translate({
    id: 'translations.state',
    message: 'State',
    description: 'Column: how the translation stands',
  }),
  changes: translate({
    id: 'translations.changes',
    message: 'Changed blocks',
    description: 'Number of paragraphs of translations that are outdated; also a column',
  }),
};

/** What a page is called, and what its description says. */
interface Naming {
  readonly title: string;
  readonly description: string;
}

/** The page about all languages. */
export function describeAll(): Naming {
  return {
    title: translate({
      id: 'translations.title',
      message: 'State of the translations',
      description: 'Title of the page that shows what is translated into each language',
    }),
    description: translate({
      id: 'translations.description',
      message:
        'How much of this portal is translated into each language, and which paragraphs are behind their original, as of its last build.',
      description: 'Description of the page that shows what is translated into each language',
    }),
  };
}

/** The page about one language, which names itself. */
export function describeOne(language: string): Naming {
  return {
    title: translate(
      {
        id: 'translations.languageTitle',
        message: 'State of the translations: {language}',
        description: 'Title of the page that shows what is translated into one language',
      },
      {language},
    ),
    description: translate(
      {
        id: 'translations.languageDescription',
        message:
          '{language}: pages of this portal that are not translated or not up to date, and the paragraphs that have changed since, as of the last build.',
        description: 'Description of the page that shows what is translated into one language',
      },
      {language},
    ),
  };
}
