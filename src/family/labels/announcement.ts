import {translate} from '@docusaurus/Translate';

/** The line above the header; `{link}` is the text of its link (DOC-8). */
export const announcementLabels = {
  text: translate({
    id: 'banner.text',
    message: 'New to GraphQL? {link} from an empty folder.',
    description: 'Announcement above the header, at most 90 characters',
  }),
  link: translate({
    id: 'banner.link',
    message: 'Build your first GraphQL API',
    description: 'Link inside the announcement',
  }),
};
