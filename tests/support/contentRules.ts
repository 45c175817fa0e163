import {configureContent} from '@selection-set/content-model';
import {listAssetFiles} from '../../plugins/brand';
import {RULES as CATALOGUE_RULES} from '../../plugins/catalogue';
import {RULES as LANGUAGES_RULES} from '../../plugins/languages';
import {RULES as MARKDOWN_RULES} from '../../plugins/markdown';
import {RULES as OUTPUT_RULES} from '../../plugins/output';
import {RULES as SAMPLES_RULES} from '../../plugins/samples';
import {TERM_IDS} from '../../src/family/data/glossary';

/** What the parts of the portal ask of its content, as `docusaurus.config.ts` hands it over. */
export const RULES = [
  CATALOGUE_RULES,
  MARKDOWN_RULES,
  SAMPLES_RULES,
  OUTPUT_RULES,
  LANGUAGES_RULES,
];

// As `docusaurus.config.ts` tells the content model.
configureContent({ids: {Glossary: TERM_IDS}, drawnFiles: listAssetFiles()});
