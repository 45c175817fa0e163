import {translate} from '@docusaurus/Translate';

/**
 * The line that offers the start page in a reader's language. `plugins/languages/locale-offer` reads it from the catalogues of the other languages, so that
 * the page in English can speak to readers of French.
 */
export const localeOfferLabels = {
  label: translate({
    id: 'localeOffer.label',
    message: 'Offer of another language',
    description:
      'Name, for screen readers, of the line that offers the start page in this language',
  }),
  text: translate({
    id: 'localeOffer.text',
    message: 'This portal is also in English.',
    description:
      'Line on the start page in another language, for readers of this one. Name this language, not English',
  }),
  link: translate({
    id: 'localeOffer.link',
    message: 'Read it in English',
    description: 'Link after the line above. Name this language, not English',
  }),
  dismiss: translate({
    id: 'localeOffer.dismiss',
    message: 'No, thank you',
    description: 'Button that hides the line above and keeps the language that is shown',
  }),
} as const;
