import {translate} from '@docusaurus/Translate';
import type {Concern} from '../lib/livingDocs/findConcerns';

/** Short names of what a document needs, as they stand in its row and on the filters. */
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
