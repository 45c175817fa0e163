import type {Element, ElementContent, Properties} from 'hast';
import {headingLevel, listElements, replaceElements, textOf, textProperty} from './parseReadme';
import {readFragment, resolveAddress, resolveFragment, type ReadmeSource} from './resolveAddress';

/** GitHub shows these in its dark theme only, next to a counterpart for the light theme. */
const DARK_TWIN = /#gh-dark-mode-only$/u;
const PIXELS = /^([1-9]\d{0,3})(?:px)?$/u;

/**
 * Images load on request: the address moves to `data-readme-src`, so that the HTML itself sends no request to other hosts. An image without
 * a usable address is replaced with its text.
 */
export function rewriteImages(content: Element, source: ReadmeSource): void {
  replaceElements(content, (element) =>
    element.tagName === 'img' ? rewriteImage(element, source) : [element],
  );
}

function rewriteImage(image: Element, source: ReadmeSource): readonly ElementContent[] {
  const address = textProperty(image, 'src') ?? '';
  if (DARK_TWIN.test(address)) {
    return [];
  }
  const alt = textProperty(image, 'alt') ?? '';
  const resolved = resolveAddress(address, source, 'raw');
  if (resolved === undefined) {
    return alt === '' ? [] : [{type: 'text', value: alt}];
  }
  image.properties = {
    className: ['readmeImage'],
    dataReadmeSrc: toImageFile(resolved),
    alt,
    title: textProperty(image, 'title'),
    width: readPixels(image.properties.width),
    height: readPixels(image.properties.height),
  };
  return [image];
}

/** The file itself instead of GitHub's page about it, and always over HTTPS. */
function toImageFile(address: string): string {
  const url = new URL(address);
  url.protocol = 'https:';
  if (url.host === 'github.com') {
    url.pathname = url.pathname.replace(/^(\/[^/]+\/[^/]+)\/blob\//u, '$1/raw/');
  }
  return url.href;
}

function readPixels(size: Properties[string]): string | undefined {
  return typeof size === 'string' || typeof size === 'number'
    ? PIXELS.exec(String(size))?.[1]
    : undefined;
}

/** Services that draw badges; their subdomains count too. */
const BADGE_DOMAINS =
  'app.codacy.com api.codacy.com api.codeclimate.com api.netlify.com api.securityscorecards.dev badge.fury.io badgen.net badges.gitter.im bestpractices.coreinfrastructure.org bundlephobia.com ci.appveyor.com circleci.com codecov.io coveralls.io david-dm.org deepscan.io forthebadge.com img.badgesize.io img.shields.io isitmaintained.com nodei.co opencollective.com packagephobia.com packagephobia.now.sh shields.io snyk.io sonarcloud.io travis-ci.com travis-ci.org'.split(
    ' ',
  );
const BADGE_PATH = /\/(?:badge|shield)s?(?:[./-]|$)/iu;
const FIRST_SECTION_LEVEL = 2;

/**
 * Removes badges above the first section (a heading of level 2): small images about the state of a build, alone or in a link. The
 * page itself shows version, licence and downloads.
 */
export function dropBadges(content: Element): void {
  dropFrom(content, {isOver: false});
}

function dropFrom(parent: Element, progress: {isOver: boolean}): void {
  parent.children = parent.children.flatMap((child): readonly ElementContent[] => {
    if (child.type !== 'element' || progress.isOver) {
      return [child];
    }
    if (headingLevel(child) === FIRST_SECTION_LEVEL) {
      progress.isOver = true;
      return [child];
    }
    if (isBadge(child)) {
      return [];
    }
    dropFrom(child, progress);
    return [child];
  });
}

function isBadge(element: Element): boolean {
  if (element.tagName === 'img') {
    return isBadgeAddress(textProperty(element, 'src') ?? '');
  }
  const images = listElements(element);
  return (
    element.tagName === 'a' &&
    textOf(element).trim() === '' &&
    images.length > 0 &&
    images.every((image) => image.tagName === 'img' && isBadge(image))
  );
}

function isBadgeAddress(address: string): boolean {
  if (!URL.canParse(address)) {
    return false;
  }
  const {hostname, pathname} = new URL(address);
  return (
    BADGE_PATH.test(pathname) ||
    BADGE_DOMAINS.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  );
}

const CONTAINERS = ['a', 'b', 'center', 'div', 'em', 'i', 'p', 'span', 'strong', 'sub', 'sup'];

/** Removes boxes that are empty, or contain only line breaks, once their badges and images are removed. */
export function pruneEmpty(content: Element): void {
  replaceElements(content, (element) => (isEmpty(element) ? [] : [element]));
  content.children = trimStart(content.children);
}

function isEmpty(element: Element): boolean {
  const isContainer = CONTAINERS.includes(element.tagName) || headingLevel(element) !== undefined;
  return isContainer && !isOwn(element) && element.children.every(isBlank);
}

/** Whether remark made this link target; it may be empty. */
function isOwn({properties}: Element): boolean {
  return properties.id !== undefined;
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'element' ? node.tagName === 'br' : textOf(node).trim() === '';
}

function trimStart(nodes: readonly ElementContent[]): ElementContent[] {
  const start = nodes.findIndex((node) => !isBlank(node));
  return start === -1 ? [] : nodes.slice(start);
}

/** The anchor that GitHub gives a heading: `hive app:check` becomes `hive-appcheck`. */
export function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Removes the first heading when it only repeats the page's own: one of `titles`. Only images may come before it.
 *
 * @returns the slug of the heading that was removed.
 */
export function dropTitle(content: Element, titles: readonly string[]): string | undefined {
  const heading = listElements(content).find((element) => headingLevel(element) !== undefined);
  if (heading === undefined || textBefore(content, heading) !== '') {
    return undefined;
  }
  const text = textOf(heading);
  if (!titles.map(simplify).includes(simplify(text))) {
    return undefined;
  }
  heading.tagName = 'div';
  heading.children = heading.children.filter(
    (child) => child.type === 'element' && [child, ...listElements(child)].some(isImage),
  );
  pruneEmpty(content);
  return toSlug(text);
}

function simplify(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function textBefore(content: Element, heading: Element): string {
  const texts: string[] = [];
  collectUntil(content, heading, texts);
  return texts.join('').trim();
}

function collectUntil(parent: Element, end: Element, texts: string[]): boolean {
  return parent.children.some((child) => {
    if (child === end) {
      return true;
    }
    if (child.type === 'element') {
      return collectUntil(child, end, texts);
    }
    texts.push(textOf(child));
    return false;
  });
}

function isImage({tagName}: Element): boolean {
  return tagName === 'img';
}

/** Same as on GitHub: do not endorse the link, do not send a referrer, do not give access to our window. */
const OUTSIDE_REL = ['noopener', 'noreferrer', 'nofollow', 'ugc'];
const OWN_FRAGMENT = /^#readme-/u;
/** Fragments that refer to the README as a whole; GitHub supports them, too. */
const TOP_FRAGMENTS = ['', 'readme', 'top'];

export interface LinkOptions extends ReadmeSource {
  /** Ids of headings by their slugs on GitHub. */
  readonly anchors: ReadonlyMap<string, string>;
  /** Slug of the dropped title. */
  readonly title: string | undefined;
  readonly containerId: string;
}

/** Gives links their final address; a link without a usable one is replaced with its content. */
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
