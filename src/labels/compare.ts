import {translate} from '@docusaurus/Translate';

/** Row headings of the comparison that name no package fact. */
export const compareLabels: Readonly<Record<'title' | 'jobs' | 'status', string>> = {
  title: translate({
    id: 'compare.row.title',
    message: 'What it is',
    description: 'Row heading of the comparison',
  }),
  jobs: translate({
    id: 'compare.row.jobs',
    message: 'Jobs',
    description: 'Row heading of the comparison: what a tool helps you do',
  }),
  status: translate({
    id: 'compare.row.status',
    message: 'Status',
    description: 'Row heading of the comparison',
  }),
};
