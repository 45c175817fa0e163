import {checkFences} from '@selection-set/code-blocks';
import type {ContentRules} from '@selection-set/content-model';
import {checkDiagrams} from '@selection-set/mermaid-diagrams';
import {checkDuplicates} from './frontMatter/checkDuplicates';
import {checkFrontMatter} from './frontMatter/checkFrontMatter';
import {checkTranslations} from './frontMatter/checkTranslations';
import {LINK_CHECKS} from './links';
import {checkProse} from './prose/checkProse';

/** What all content must pass, whatever the rest of the portal asks of it; each check finds its own kind of mistake. */
export const OWN_RULES: ContentRules = {
  checks: [
    ({problems}) => problems,
    checkFrontMatter,
    checkDuplicates,
    checkTranslations,
    ...LINK_CHECKS,
  ],
  fileChecks: [checkDiagrams, checkFences, checkProse],
};
