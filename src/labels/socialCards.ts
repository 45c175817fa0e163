import {translate} from '@docusaurus/Translate';

/** Words that only social cards show; `plugins/brand/social-cards` reads them from the catalogues. */
export const socialCardLabels = {
  guide: translate({
    id: 'socialCard.guide',
    message: 'Guide',
    description: 'What kind of page it is, behind the name of the tool on a picture',
  }),
} as const;
