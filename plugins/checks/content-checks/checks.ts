import {checkFences} from '@selection-set/code-blocks';
import type {Check, FileCheck} from '@selection-set/content-model';
import {checkDiagrams} from '@selection-set/mermaid-diagrams';
import {checkTerms} from '../../markdown/glossary/checkTerms';
import {checkLive} from '../../samples/live-samples/checkLive';
import {checkTwins} from '../../output/markdown-twins/checkTwins';
import {checkSamples} from '../../samples/samples/checkSamples';
import {checkDuplicates} from './frontMatter/checkDuplicates';
import {checkFrontMatter} from './frontMatter/checkFrontMatter';
import {checkTranslations} from './frontMatter/checkTranslations';
import {LINK_CHECKS} from './links';
import {checkProse} from './prose/checkProse';

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
