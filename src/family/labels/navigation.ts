import {translate} from '@docusaurus/Translate';
import type {SocialId} from '../data/brand';
import type {FooterLinkId, NavLinkId} from '../data/navigation';

/** Header links (HDR-1). */
export const navLabels: Readonly<Record<NavLinkId, string>> = {
  solutions: translate({
    id: 'nav.link.solutions',
    message: 'Solutions',
    description: 'Header link, at most 14 characters',
  }),
  ecosystem: translate({
    id: 'nav.link.ecosystem',
    message: 'Ecosystem',
    description: 'Header link, at most 14 characters',
  }),
  blog: translate({
    id: 'nav.link.blog',
    message: 'Blog',
    description: 'Header link, at most 14 characters',
  }),
  services: translate({
    id: 'nav.link.services',
    message: 'Our Services',
    description: 'Header link, at most 14 characters',
  }),
  about: translate({
    id: 'nav.link.about',
    message: 'About Us',
    description: 'Header link, at most 14 characters',
  }),
  contact: translate({
    id: 'nav.link.contact',
    message: 'Contact Us',
    description: 'Header link, at most 14 characters',
  }),
};

/** Headings of the footer columns (FTR-1). */
export const footerHeadings: Readonly<
  Record<'products' | 'resources' | 'company' | 'community', string>
> = {
  products: translate({
    id: 'footer.heading.products',
    message: 'Products',
    description: 'Footer column heading over the 20 tools',
  }),
  resources: translate({
    id: 'footer.heading.resources',
    message: 'Resources',
    description: 'Footer column heading',
  }),
  company: translate({
    id: 'footer.heading.company',
    message: 'Company',
    description: 'Footer column heading',
  }),
  community: translate({
    id: 'footer.heading.community',
    message: 'Community',
    description: 'Footer column heading',
  }),
};

/** Links of the footer's Resources and Company columns. */
export const footerLabels: Readonly<Record<FooterLinkId, string>> = {
  pressKit: translate({
    id: 'footer.link.pressKit',
    message: 'Press Kit',
    description: 'Footer link to logos and colours',
  }),
  docs: translate({
    id: 'footer.link.docs',
    message: 'Documentation',
    description: 'Footer link to the documentation',
  }),
  solutions: translate({
    id: 'footer.link.solutions',
    message: 'Solutions',
    description: 'Footer link to the guides by job',
  }),
  glossary: translate({
    id: 'footer.link.glossary',
    message: 'Glossary',
    description: 'Footer link to the glossary of terms',
  }),
  play: translate({
    id: 'footer.link.play',
    message: 'Workbench',
    description: 'Footer link to the tools that run in the browser',
  }),
  errors: translate({
    id: 'footer.link.errors',
    message: 'Error desk',
    description: 'Footer link to the page that explains pasted logs',
  }),
  writing: translate({
    id: 'footer.link.writing',
    message: 'Write for us',
    description: 'Footer link to the pages about writing documentation',
  }),
  blog: translate({
    id: 'footer.link.blog',
    message: 'Blog',
    description: 'Footer link to the blog',
  }),
  offline: translate({
    id: 'footer.link.offline',
    message: 'Read offline',
    description: 'Footer link to the page about reading without a connection',
  }),
  about: translate({
    id: 'footer.link.about',
    message: 'About Us',
    description: 'Footer link to the About page',
  }),
  services: translate({
    id: 'footer.link.services',
    message: 'Our Services',
    description: 'Footer link to the Services page',
  }),
  contact: translate({
    id: 'footer.link.contact',
    message: 'Contact Us',
    description: 'Footer link to the Contact page',
  }),
};

/** Links of the footer's Community column. */
export const socialLabels: Readonly<Record<SocialId, string>> = {
  github: translate({
    id: 'footer.social.github',
    message: 'Source on GitHub',
    description: 'Footer link to the repository of this portal',
  }),
  discussions: translate({
    id: 'footer.social.discussions',
    message: 'Discussions',
    description: 'Footer link to the discussions of this portal',
  }),
  issues: translate({
    id: 'footer.social.issues',
    message: 'Issues',
    description: 'Footer link to the issue list of this portal',
  }),
};
