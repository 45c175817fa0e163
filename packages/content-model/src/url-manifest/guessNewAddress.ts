import {distance} from 'fastest-levenshtein';
import {nearest, type SiteMap} from '../links/describeLink';
import {parseAddress} from '../redirects/readRedirects';

/** Two headings with less than this share of letters in common are not taken for one that was renamed. */
const MAX_DISTANCE_SHARE = 0.7;
/** A page with at least this share of the old one's headings is taken for the same. */
const MIN_SHARED_HEADINGS = 0.5;

/**
 * Where the content of an address that is gone probably is: for a page, a new one with mostly the same headings or a similar path, else
 * the nearest page above; for a heading, a new one on the same page with similar words, one with the same id on a new place, else the
 * top of its page.
 *
 * @param known all addresses of the URL manifest, to tell what is new.
 */
export function guessNewAddress(
  gone: string,
  map: SiteMap,
  known: ReadonlyMap<string, unknown>,
): string {
  const {path, hash} = parseAddress(gone);
  return hash === '' ? guessPage(path, map, known) : guessHeading(path, hash, map, known);
}

/** The page that has probably taken over from one that was published and is gone; undefined where there is no new one. */
export function guessMoved(
  path: string,
  map: SiteMap,
  known: ReadonlyMap<string, unknown>,
): string | undefined {
  const page = known.has(path) && !map.pages.has(path) ? guessPage(path, map, known) : path;
  return known.has(page) || !map.pages.has(page) ? undefined : page;
}

function guessPage(path: string, {pages}: SiteMap, known: ReadonlyMap<string, unknown>): string {
  const headings = [...known.keys()].flatMap((address) =>
    address.startsWith(`${path}#`) ? [parseAddress(address).hash] : [],
  );
  const added = [...pages.values()].filter((page) => !known.has(page.path));
  const alike = added
    .map((page) => ({
      path: page.path,
      share: headings.filter((id) => page.ids?.has(id) === true).length / headings.length,
    }))
    .filter(({share}) => share >= MIN_SHARED_HEADINGS)
    .toSorted((a, b) => b.share - a.share)[0];
  return (
    alike?.path ??
    nearest(
      path,
      added.map((page) => page.path),
    ) ??
    findAbove(path, pages)
  );
}

function findAbove(path: string, pages: SiteMap['pages']): string {
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  return above === '/' || pages.has(above) ? above : findAbove(above, pages);
}

function guessHeading(
  path: string,
  id: string,
  {pages}: SiteMap,
  known: ReadonlyMap<string, unknown>,
): string {
  const isNew = (address: string) => !known.has(address);
  const renamed = [...(pages.get(path)?.ids ?? [])]
    .filter(([other, {isHeading}]) => isHeading && isNew(`${path}#${other}`))
    .map(([other]) => ({
      address: `${path}#${other}`,
      share: distance(id, other) / Math.max(id.length, other.length),
    }))
    .filter(({share}) => share <= MAX_DISTANCE_SHARE)
    .toSorted((a, b) => a.share - b.share)[0];
  const moved = [...pages.values()].find(
    (page) => page.ids?.has(id) === true && isNew(`${page.path}#${id}`),
  );
  return renamed?.address ?? (moved === undefined ? path : `${moved.path}#${id}`);
}
