import {translate} from '@docusaurus/Translate';
import {TOOLS} from '@site/src/family/data/tools';
import {findTool} from '@site/src/lib/catalogue/findTools';
import {AUTHOR_SECTIONS} from '@site/src/lib/constants';

/** Sidebars without a tool, in the order of the product switch: above the tools for all readers, below them for authors of the portal. */
export const DOCS_SECTIONS = {
  readers: ['start', 'guides'],
  authors: AUTHOR_SECTIONS,
} as const;

type DocsSection = (typeof DOCS_SECTIONS)[keyof typeof DOCS_SECTIONS][number];

export const docsSectionLabels: Readonly<Record<DocsSection, string>> = {
  start: translate({
    id: 'docs.product.general',
    message: 'Getting started',
    description: 'Name of the documentation that belongs to no single tool',
  }),
  guides: translate({
    id: 'docs.product.guides',
    message: 'Guides across tools',
    description: 'Name of the documentation that combines several tools for one job',
  }),
  writing: translate({
    id: 'docs.product.writing',
    message: 'Writing documentation',
    description: 'Name of the documentation for authors of this portal',
  }),
  translating: translate({
    id: 'docs.product.translating',
    message: 'Translating the portal',
    description: 'Name of the documentation for translators of this portal',
  }),
};

/** Name of a sidebar's section: its tool, or its subject; the words of its folder if neither is known. */
export function sectionName(sidebar: string): string {
  const section = Object.values(DOCS_SECTIONS)
    .flat()
    .find((name) => name === sidebar);
  return section === undefined
    ? (findTool(TOOLS, sidebar)?.name ?? wordsOf(sidebar))
    : docsSectionLabels[section];
}

/** `api-reference` as a name. */
function wordsOf(folder: string): string {
  const words = folder.replaceAll(/[-_]+/gu, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
