import {translate} from '@docusaurus/Translate';
import type {Concern} from '../lib/livingDocs/report';

/** Short names of a document's problems, in its row and on the filters. */
export const concernLabels: Readonly<Record<Concern, string>> = {
  overdue: translate({
    id: 'livingDocs.overdue',
    message: 'Review overdue',
    description: 'State of a document: its review date has passed or is not set',
  }),
  owner: translate({
    id: 'livingDocs.noOwner',
    message: 'No owner',
    description: 'State of a document: nobody is named as responsible',
  }),
  orphan: translate({
    id: 'livingDocs.orphan',
    message: 'No links to it',
    description: 'State of a document: no other page links to it',
  }),
  thin: translate({
    id: 'livingDocs.thin',
    message: 'Very short',
    description: 'State of a document: it has few words',
  }),
};

/** Headings of the table of documents, in order. */
export const documentColumns: readonly string[] = [
  translate({
    id: 'livingDocs.page',
    message: 'Document',
    description: 'Column: title of the document',
  }),
  translate({
    id: 'livingDocs.review',
    message: 'Review by',
    description: 'Column: date of the next review',
  }),
  translate({id: 'livingDocs.owner', message: 'Owner', description: 'Column: who is responsible'}),
  translate({id: 'livingDocs.words', message: 'Words', description: 'Column: number of words'}),
  translate({
    id: 'livingDocs.incoming',
    message: 'Links to it',
    description: 'Column: number of pages that link here',
  }),
  translate({
    id: 'livingDocs.needs',
    message: 'Needs',
    description: 'Column: what the document needs',
  }),
];

/** Headings of the table of redirects, in order. */
export const redirectColumns: readonly string[] = [
  translate({id: 'livingDocs.from', message: 'Old address', description: 'Column: old address'}),
  translate({id: 'livingDocs.to', message: 'New address', description: 'Column: new address'}),
];
