import {translate} from '@docusaurus/Translate';

/** Headings of the comparison's rows that are not facts about a package. */
export const compareLabels: Readonly<
  Record<
    | 'title'
    | 'whenNot'
    | 'runtime'
    | 'needs'
    | 'replaces'
    | 'replacedBy'
    | 'worksWith'
    | 'documentation'
    | 'jobs'
    | 'status',
    string
  >
> = {
  title: translate({
    id: 'compare.row.title',
    message: 'What it is',
    description: 'Row heading of the comparison',
  }),
  whenNot: translate({
    id: 'compare.row.whenNot',
    message: 'Choose something else when',
    description: 'Row heading of the comparison, over reasons against a tool',
  }),
  runtime: translate({
    id: 'compare.row.runtime',
    message: 'Runtime',
    description: 'Row heading of the comparison: what the package declares to run on',
  }),
  needs: translate({
    id: 'compare.row.needs',
    message: 'Needs',
    description: 'Row heading of the comparison: packages that a project has to bring',
  }),
  replaces: translate({
    id: 'compare.row.replaces',
    message: 'Replaces',
    description: 'Row heading of the comparison: archived tools that a tool replaces',
  }),
  replacedBy: translate({
    id: 'compare.row.replacedBy',
    message: 'Replaced by',
    description: 'Row heading of the comparison: tools that replace an archived one',
  }),
  worksWith: translate({
    id: 'compare.row.worksWith',
    message: 'Works with',
    description: 'Row heading of the comparison: tools that a tool is used together with',
  }),
  documentation: translate({
    id: 'compare.row.documentation',
    message: 'Documentation',
    description: 'Row heading of the comparison: link to a tool’s documentation',
  }),
  status: translate({
    id: 'compare.row.status',
    message: 'Status',
    description: 'Row heading of the comparison',
  }),
  jobs: translate({
    id: 'compare.row.jobs',
    message: 'Jobs',
    description: 'Row heading of the comparison: what a tool helps you do',
  }),
};
