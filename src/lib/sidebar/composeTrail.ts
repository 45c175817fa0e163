import {isSamePath} from '@selection-set/site-paths';
import type {TreeNode} from './filterTree';

export interface TrailStep {
  readonly label: string;
  /** Absent for a folder without a page of its own. */
  readonly href?: string;
  /** Whether the label is in the default language, because the page shows its original. */
  readonly isOriginal?: boolean;
}

/** A step with a link. */
type TrailPlace = TrailStep & {readonly href: string};

export interface TrailInput {
  /** Steps before the entries of the sidebar, such as the documentation and the tool. */
  readonly before: readonly TrailPlace[];
  readonly nodes: readonly TreeNode[];
  /** The current page, with its title in case no sidebar lists it. */
  readonly page: TrailPlace;
}

/**
 * The breadcrumbs of a page, from the outside in; the last step is the page itself. A step with the page's address replaces it, so that no
 * address occurs twice (RTE-6).
 */
export function composeTrail({before, nodes, page}: TrailInput): readonly TrailStep[] {
  const inside = findCurrent(nodes) ?? [page];
  const steps = [...before, ...inside];
  const end = steps.findIndex(({href}) => href !== undefined && isSamePath(href, page.href));
  return steps.slice(0, end === -1 ? undefined : end + 1);
}

function findCurrent(nodes: readonly TreeNode[]): readonly TrailStep[] | undefined {
  for (const node of nodes) {
    const {label, href, isOriginal} = node;
    const step = {
      label,
      ...(href === undefined ? {} : {href}),
      ...(isOriginal ? {isOriginal} : {}),
    };
    if (node.isCurrent) {
      return [step];
    }
    const below = node.kind === 'folder' ? findCurrent(node.children) : undefined;
    if (below !== undefined) {
      return [step, ...below];
    }
  }
  return undefined;
}

/**
 * The breadcrumbs of a page for search engines (schema.org BreadcrumbList).
 *
 * @param siteUrl origin of the steps' addresses, without a trailing slash.
 */
export function trailStructuredData(
  steps: readonly TrailStep[],
  siteUrl: string,
): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .flatMap(({label, href}) => (href === undefined ? [] : [{label, href}]))
      .map(({label, href}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        // Docusaurus removes the slash from the address of a folder's page only when it renders a link.
        item: siteUrl + href.replace(/\/$/u, ''),
      })),
  };
}
