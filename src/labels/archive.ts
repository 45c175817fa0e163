import {translate} from '@docusaurus/Translate';

/** Texts of an archive; `plugins/output/archive` reads them from the catalogue of its language. */
export const archiveLabels = {
  note: translate({
    id: 'archive.note',
    message: 'This is a copy on your device. The newest pages are at {address}.',
    description: 'At the end of each page of a downloaded archive; the address is a link',
  }),
  pages: translate({
    id: 'archive.pages',
    message: 'All pages',
    description: 'Heading over the list of all pages on the search page of an archive',
  }),
} as const;
