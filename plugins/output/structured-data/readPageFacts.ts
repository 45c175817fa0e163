import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

/** What a built page says about itself. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Address that search engines list. */
  readonly canonical: string;
  readonly image: string | undefined;
  /** When its text was changed last, in ISO 8601; undefined where the page does not say. */
  readonly modified: string | undefined;
  /** Whether search engines are told to leave it out. */
  readonly isHidden: boolean;
}

/** The date that `LastChange` draws, however the build shortened its quotes. */
const MODIFIED = /theme-last-updated\b[^]*?\bdatetime="?(?<date>[^\s">]+)/iu;

/** @returns undefined for a file that is no page of the portal, such as a redirect. */
export function readPageFacts(html: string): PageFacts | undefined {
  const end = html.indexOf('</head>');
  const head = fromHtml(html.slice(0, end === -1 ? 0 : end));
  const elements = listElements(head);
  const meta = (name: string): string | undefined =>
    elements
      .filter(({properties}) => (properties.name ?? properties.property) === name)
      .map(({properties}) => properties.content)
      .find((content) => typeof content === 'string');
  const canonical = elements.find(
    ({properties: {rel}}) => Array.isArray(rel) && rel.includes('canonical'),
  )?.properties.href;
  const title = meta('og:title');
  if (typeof canonical !== 'string' || title === undefined) {
    return undefined;
  }
  return {
    title,
    canonical,
    description: meta('description') ?? '',
    image: meta('og:image'),
    modified: MODIFIED.exec(html)?.groups?.date,
    isHidden: /\bnoindex\b/u.test(meta('robots') ?? ''),
  };
}

function listElements(tree: Nodes): readonly Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => {
    elements.push(element);
  });
  return elements;
}
