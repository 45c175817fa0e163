import type {RootContent} from 'mdast';
import {TOOLS} from '../../../src/data/tools';
import {toolSlug} from '../../../src/lib/catalogue/toolSlug';
import type {PageFacet, PageKind} from '@selection-set/search/client';
import type {PageRecord} from '@selection-set/search/engine';
import {sortPage} from './classify';
import {readSections} from './readSections';

/** A page as it is read, from its syntax tree or from its built HTML. */
export interface ReadPage {
  /** Below base address and language. */
  readonly path: string;
  readonly kind: PageKind;
  /** Name of the page without its version, which says what sort of page it is. */
  readonly name: string;
  /** What it counts beside other pages. */
  readonly weight: number;
  readonly title: string;
  readonly description: string;
  /** Last parts of the addresses of the tools that the page is about. */
  readonly tools: readonly string[];
  readonly body: readonly RootContent[];
}

/** What the search knows of a page; records for a hosted search are made from the same. */
export function extractPage(page: ReadPage): PageRecord {
  const facets: PageFacet[] = [
    `kind:${page.kind}`,
    ...[...new Set(page.tools)].map((tool): PageFacet => `tool:${tool}`),
  ];
  return {
    url: page.path,
    title: page.title,
    facets,
    ...(page.weight === 1 ? {} : {weight: page.weight}),
    sections: readSections(page.body, sortPage(page.name), page.description),
  };
}

const SLUGS: ReadonlySet<string> = new Set(TOOLS.map(({key}) => toolSlug(key)));

/**
 * The tools of a page: that of its folder first, then those its front matter names.
 *
 * @param folder such as `yoga`.
 * @param keys of the catalogue.
 */
export function listTools(folder: string, keys: readonly string[]): readonly string[] {
  return [folder, ...keys.map(toolSlug)].filter((slug) => SLUGS.has(slug));
}
