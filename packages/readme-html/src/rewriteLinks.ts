import type {Element, ElementContent} from 'hast';
import {listElements, replaceElements, textOf, textProperty} from './hast';
import type {ReadmeSource} from './options';
import {readFragment, resolveAddress, resolveFragment} from './resolveAddress';
import {toSlug} from './toSlug';

/** GitHub says of a link: do not vouch for it, do not tell it who came, do not give it a handle on our window. */
const OUTSIDE_REL = ['noopener', 'noreferrer', 'nofollow', 'ugc'];
const OWN_FRAGMENT = /^#readme-/u;
/** Fragments that mean the README as a whole; GitHub knows them too. */
const TOP_FRAGMENTS = ['', 'readme', 'top'];

export interface LinkOptions extends ReadmeSource {
  /** Ids of headings by the slug that GitHub gives them. */
  readonly anchors: ReadonlyMap<string, string>;
  /** Slug of the title that was dropped. */
  readonly title: string | undefined;
  readonly containerId: string;
}

/** Gives links their final address; a link without a usable one is replaced by its content. */
export function rewriteLinks(content: Element, options: LinkOptions): void {
  replaceElements(content, (element) =>
    element.tagName === 'a' ? rewriteLink(element, options) : [element],
  );
}

function rewriteLink(link: Element, options: LinkOptions): readonly ElementContent[] {
  const source = textProperty(link, 'href');
  const href = source === undefined ? undefined : resolveLink(source, options);
  if (href === undefined || link.children.length === 0) {
    return link.children;
  }
  link.properties.href = href;
  if (/^https?:/u.test(href)) {
    link.properties.rel = OUTSIDE_REL;
  }
  if (!hasName(link)) {
    link.properties.ariaLabel = href.replace(/^(?:https?:\/\/|mailto:|#)/u, '');
  }
  return [link];
}

function resolveLink(source: string, options: LinkOptions): string | undefined {
  const fragment = readFragment(source);
  if (fragment === undefined) {
    return resolveAddress(source, options, 'blob');
  }
  if (OWN_FRAGMENT.test(source)) {
    return source;
  }
  const name = fragment.replace(/^user-content-/u, '').toLowerCase();
  const id = options.anchors.get(name) ?? options.anchors.get(toSlug(name));
  if (id !== undefined) {
    return `#${id}`;
  }
  return TOP_FRAGMENTS.includes(name) || name === options.title
    ? `#${options.containerId}`
    : resolveFragment(fragment, options);
}

function hasName(link: Element): boolean {
  return (
    link.properties.ariaLabel !== undefined ||
    textOf(link).trim() !== '' ||
    listElements(link).some((element) => textProperty(element, 'alt'))
  );
}
