import type {Resolver} from './createResolver';
import type {Attributes} from './editHtml';

/** Links of the head that mean nothing on a disk, or that browsers follow by themselves. */
const DROPPED_LINKS =
  /\b(?:manifest|search|apple-touch-icon|preload|prefetch|preconnect|dns-prefetch|modulepreload)\b/u;
/** What the header's scripts would have done with a link. */
const SCRIPTED = ['aria-haspopup', 'aria-keyshortcuts', 'aria-busy', 'data-opens', 'data-scripts'];

/**
 * One element as it belongs into a page from disk.
 *
 * @returns undefined where the element goes; the same attributes where nothing changes.
 */
export function rewriteElement(
  name: string,
  attributes: Attributes,
  resolver: Resolver,
): Attributes | undefined {
  switch (name) {
    case 'script':
      return undefined;
    case 'link':
      return rewriteLink(attributes, resolver);
    case 'meta':
      return rewriteMeta(attributes, resolver);
    case 'a':
    case 'area':
      return change(without(attributes, SCRIPTED), 'href', resolver.link);
    case 'form':
      return change(attributes, 'action', resolver.link);
    case 'image':
    case 'use':
      return change(attributes, 'href', resolver.resource);
    default:
      return change(
        change(
          change(without(attributes, ['data-scripts']), 'src', resolver.resource),
          'poster',
          resolver.resource,
        ),
        'srcset',
        (value) => rewriteSet(value, resolver),
      );
  }
}

function rewriteLink(attributes: Attributes, {resource}: Resolver): Attributes | undefined {
  const {rel = ''} = attributes;
  if (DROPPED_LINKS.test(rel)) {
    return undefined;
  }
  // Canonical and alternate addresses name the site, wherever the copy is.
  if (!/\b(?:stylesheet|icon)\b/u.test(rel)) {
    return attributes;
  }
  // On a disk one sheet for all pages is smaller than many that each serve a few; what the search draws is only in the whole one.
  const {'data-whole': whole = attributes.href, ...others} = without(attributes, ['crossorigin']);
  return change({...others, href: whole}, 'href', resource);
}

function rewriteMeta(attributes: Attributes, {link}: Resolver): Attributes | undefined {
  switch ((attributes['http-equiv'] ?? '').toLowerCase()) {
    case 'content-security-policy':
      return undefined;
    case 'refresh':
      return change(attributes, 'content', (value) =>
        value.replace(/(url=)(.*)$/iu, (_, start: string, url: string) => start + link(url)),
      );
    default:
      return attributes;
  }
}

function rewriteSet(value: string, {resource}: Resolver): string | undefined {
  const candidates = value.split(/,\s+/u).flatMap((candidate) => {
    const [url = '', ...size] = candidate.trim().split(/\s+/u);
    const address = resource(url);
    return address === undefined ? [] : [[address, ...size].join(' ')];
  });
  return candidates.length === 0 ? undefined : candidates.join(', ');
}

function change(
  attributes: Attributes,
  name: string,
  rewrite: (value: string) => string | undefined,
): Attributes {
  const value = attributes[name];
  const changed = value === undefined ? undefined : rewrite(value);
  return changed === value ? attributes : {...attributes, [name]: changed};
}

function without(attributes: Attributes, names: readonly string[]): Attributes {
  return names.some((name) => attributes[name] !== undefined)
    ? Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)))
    : attributes;
}
