import {checkFences} from '../code-blocks/checkFences';
import type {ContentFile} from '../content-model/contentFile';
import type {ContentReader} from '../content-model/createContentReader';
import type {Content} from '../content-model/readContent';
import type {Problem} from '../content-model/problem';
import {checkDiagrams} from '../diagrams/checkDiagrams';
import {checkTerms} from '../glossary/checkTerms';
import {checkLive} from '../live-samples/checkLive';
import {checkTwins} from '../markdown-twins/checkTwins';
import {checkSamples} from '../samples/checkSamples';
import {checkDuplicates} from './frontMatter/checkDuplicates';
import {checkFrontMatter} from './frontMatter/checkFrontMatter';
import {checkTranslations} from './frontMatter/checkTranslations';
import {LINK_CHECKS} from './links';
import {checkProse} from './prose/checkProse';

export interface CheckContext {
  /** The project's folder. */
  readonly siteDir: string;
  /** Language of the content. */
  readonly locale: string;
  /** Content of the default language; the content itself where that is the language. */
  readonly originals: Content;
  /** Content of any language. */
  readonly readContent: ContentReader;
}

/** Looks at all content of one language. */
export type Check = (
  content: Content,
  context: CheckContext,
) => readonly Problem[] | Promise<readonly Problem[]>;

/** Looks at one file and nothing else; its answer is kept until the file changes. */
export type FileCheck = (file: ContentFile) => readonly Problem[] | Promise<readonly Problem[]>;

/** What all content of a language must pass; each finds its own kind of mistake. */
export const CHECKS: readonly Check[] = [
  ({problems}) => problems,
  checkFrontMatter,
  checkDuplicates,
  checkTranslations,
  checkTwins,
  ...LINK_CHECKS,
];

/** What content in the project must pass, and a draft need not yet. */
export const SITE_CHECKS: readonly Check[] = [checkLive, checkSamples];

/** What each file must pass by itself. */
export const FILE_CHECKS: readonly FileCheck[] = [
  checkDiagrams,
  checkFences,
  checkProse,
  checkTerms,
];
