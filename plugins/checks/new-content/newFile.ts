import type {ContentPlace} from '@selection-set/content-model';
import type {Answers, Question} from './question';

/** A file that has not been written yet. */
export interface NewFile {
  readonly place: ContentPlace;
  readonly text: string;
}

/** What makes one kind of content: its questions, and the file that the answers give. */
export interface NewKind {
  /** What npm runs. */
  readonly command: string;
  readonly questions: readonly Question[];
  readonly compose: (answers: Answers) => NewFile;
}

/** The first words of the body, which become its first paragraph. */
export const OPENING: Question = {
  flag: 'opening',
  message: 'Opening, the first sentence of the text',
  isRequired: true,
  kind: 'text',
  check: (answer) =>
    /\S+\s+\S+/u.test(answer)
      ? undefined
      : `"${answer}" is no sentence. Write how the text begins, in two words or more.`,
};
