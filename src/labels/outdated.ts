import {translate} from '@docusaurus/Translate';
import type {OutdatedChange} from '@selection-set/translation-freshness';

/** What has happened to a block of the original since it was translated. */
export const changeLabels: Readonly<Record<OutdatedChange['type'], string>> = {
  changed: translate({
    id: 'outdated.changed',
    message: 'Changed in the original',
    description:
      'Mark beside a translated paragraph whose original has changed; opens the current text in English',
  }),
  added: translate({
    id: 'outdated.added',
    message: 'New in the original',
    description:
      'Mark in a translation where the original has a new paragraph; its text in English follows',
  }),
  removed: translate({
    id: 'outdated.removed',
    message: 'No longer in the original',
    description: 'Mark beside a translated paragraph that the original does not have any more',
  }),
};

/** Fields of the front matter that readers see. */
export const fieldLabels: Readonly<Record<string, string>> = {
  title: translate({
    id: 'outdated.field.title',
    message: 'Title',
    description: 'In the list of what has changed in the original of a page: its title',
  }),
  description: translate({
    id: 'outdated.field.description',
    message: 'Description',
    description: 'In the list of what has changed in the original of a page: its description',
  }),
  sidebar_label: translate({
    id: 'outdated.field.label',
    message: 'Label in the sidebar',
    description: 'In the list of what has changed in the original of a page: its short name',
  }),
};
