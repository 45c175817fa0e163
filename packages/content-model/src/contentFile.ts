import type {ParsedMarkdown} from './parseMarkdown';
import type {Problem} from './problem';

/** `partial`: a file whose name starts with an underscore; other pages include it, and it has no address. */
export type ContentKind = 'doc' | 'page' | 'partial' | 'post';

/** A file as it lies in the project, before it is read. */
export interface ContentPlace {
  /** Relative to the project's folder, with `/`. */
  readonly file: string;
  readonly kind: ContentKind;
  /** Language of the file. */
  readonly locale: string;
  /** The file it translates; the file itself in the default language. */
  readonly original: string;
  /** Name of the documentation's version; `current` for what is in `docs`, and for posts and pages. */
  readonly version: string;
  /** Relative to the folder of its kind, with `/`. */
  readonly name: string;
}

export interface ContentFile extends ContentPlace, ParsedMarkdown {
  /** As it was read, front matter included. */
  readonly text: string;
  /** Path below base address and language, such as `/docs/yoga`; absent for partials. */
  readonly path?: string;
}

export interface Content {
  /** Files that could be read, sorted by file. */
  readonly files: readonly ContentFile[];
  /** One for each file that could not be parsed. */
  readonly problems: readonly Problem[];
}
