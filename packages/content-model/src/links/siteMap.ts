import type {ContentFile} from '../contentFile';

/** A page as links see it. */
export interface SitePage {
  /** Below base address and language, such as `/docs/yoga`. */
  readonly path: string;
  /** Of an old or unreleased version of the documentation, whose addresses nobody is promised. */
  readonly isOtherVersion?: boolean;
  /** Where its text is, relative to the project's folder; absent for pages that are made from data. */
  readonly file?: string;
  /** Addresses within the page, with the line of each in its file; absent where only a build can tell. */
  readonly ids?: ReadonlyMap<string, IdPlace>;
}

export interface IdPlace {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly isHeading: boolean;
}

/** Everything that a link of one language can lead to. */
export interface SiteMap {
  /** By path; a page without a translation stands with its original. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Paths of files that the site serves, such as `/img/favicon.svg`. */
  readonly files: ReadonlySet<string>;
  /** Path of each Markdown file's page, by file; originals and translations. */
  readonly pathOf: ReadonlyMap<string, string>;
}

/** Whether a file is published: a draft is not, and a partial has no address. */
export function isPublished(
  file: ContentFile,
): file is ContentFile & Required<Pick<ContentFile, 'path'>> {
  return file.path !== undefined && file.frontMatter.values.draft !== true;
}
