import {translate} from '@docusaurus/Translate';
import type {Badge} from '@site/src/lib/contracts/tool';

export const badgeLabels: Readonly<Record<Badge, string>> = {
  new: translate({
    id: 'badge.new',
    message: 'New',
    description: 'Mark beside a document that has been added lately, at most 12 characters',
  }),
  beta: translate({
    id: 'badge.beta',
    message: 'Beta',
    description: 'Mark beside a document about something unfinished, at most 12 characters',
  }),
  deprecated: translate({
    id: 'badge.deprecated',
    message: 'Deprecated',
    description: 'Mark beside a document about something to move away from, at most 12 characters',
  }),
  archived: translate({
    id: 'badge.archived',
    message: 'Archived',
    description:
      'Mark beside a tool that is no longer developed, and beside documents about it; the same word as the status of a tool',
  }),
};
