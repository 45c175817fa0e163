import {translate} from '@docusaurus/Translate';
import type {ToolStatus} from '../lib/contracts/tool';
import type {ToolFactId} from '../lib/catalogue/listToolFacts';

/** Names of the facts about a tool. */
export const toolFactLabels: Readonly<Record<ToolFactId, string>> = {
  package: translate({id: 'toolFact.package', message: 'Package', description: 'Name of a fact'}),
  description: translate({
    id: 'toolFact.description',
    message: 'In its own words',
    description: 'Name of a fact: what a package says of itself, in English',
  }),
  version: translate({
    id: 'toolFact.version',
    message: 'Version',
    description: 'Name of a fact: newest version of a package',
  }),
  licence: translate({id: 'toolFact.licence', message: 'License', description: 'Name of a fact'}),
  createdAt: translate({
    id: 'toolFact.createdAt',
    message: 'Created',
    description: 'Name of a fact: day of the first version',
  }),
  updatedAt: translate({
    id: 'toolFact.updatedAt',
    message: 'Updated',
    description: 'Name of a fact: day of the last change',
  }),
  downloads: translate({
    id: 'toolFact.downloads',
    message: 'Weekly downloads',
    description: 'Name of a fact',
  }),
  repository: translate({
    id: 'toolFact.repository',
    message: 'Repository',
    description: 'Name of a fact',
  }),
  fetchedAt: translate({
    id: 'toolFact.fetchedAt',
    message: 'As of',
    description: 'Name of a fact: day on which the other facts were looked up',
  }),
};

/** What state a tool is in (LST-2). */
export const statusLabels: Readonly<Record<ToolStatus, string>> = {
  maintained: translate({
    id: 'tool.status.maintained',
    message: 'Maintained',
    description: 'Status of a tool',
  }),
  archived: translate({
    id: 'tool.status.archived',
    message: 'Archived',
    description: 'Status of a tool',
  }),
  tutorial: translate({
    id: 'tool.status.tutorial',
    message: 'Tutorial',
    description: 'Status of a tool',
  }),
};
