import type {Content, ContentFile, ContentReader} from './listPlaces';
import type {SiteMap} from './links/describeLink';
import type {Problem} from './problem';

export interface CheckContext {
  /** The project's folder. */
  readonly siteDir: string;
  /** Language of the content. */
  readonly locale: string;
  /** Content of the default language; the content itself where that is the language. */
  readonly originals: Content;
  /** Content of any language. */
  readonly readContent: ContentReader;
  /** Every page, file and anchor of the site in the language; read once for all checks. */
  readonly readSiteMap: () => Promise<SiteMap>;
  /** Whether somebody is writing right now: what only a finished page owes, such as an entry in the URL manifest, can wait. */
  readonly isWriting?: boolean;
}

/** Looks at all content of one language. */
export type Check = (
  content: Content,
  context: CheckContext,
) => readonly Problem[] | Promise<readonly Problem[]>;

/** Looks at one file and nothing else; its answer is kept until the file changes. */
export type FileCheck = (file: ContentFile) => readonly Problem[] | Promise<readonly Problem[]>;

/** Checks of single files, and where their code is: answers are kept until it changes. */
export interface FileChecks {
  readonly checks: readonly FileCheck[];
  /** Absolute paths of files; what they import counts too. */
  readonly makers: readonly string[];
}

/** What a part of a portal asks of its content. */
export interface ContentRules {
  readonly checks?: readonly Check[];
  /** What content in the project must pass, and a draft need not yet. */
  readonly siteChecks?: readonly Check[];
  /** What each file must pass by itself. */
  readonly fileChecks?: FileChecks;
}
