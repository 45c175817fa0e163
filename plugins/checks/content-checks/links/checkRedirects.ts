import {
  type Problem,
  suggest,
  nearest,
  type SiteMap,
  type Redirect,
  parseAddress,
  REDIRECTS_FILE,
} from '@selection-set/content-model';

/** Redirects that lead nowhere, in circles, over another redirect, or away from something that is there. */
export function checkRedirects(redirects: readonly Redirect[], map: SiteMap): readonly Problem[] {
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  const seen = new Set<string>();
  return redirects.flatMap((redirect) => {
    const message = seen.has(redirect.from)
      ? `"${redirect.from}" is redirected twice; keep one.`
      : (describeCircle(redirect, targets) ??
        describeSource(redirect, targets, map) ??
        describeTarget(redirect, map));
    seen.add(redirect.from);
    return message === undefined
      ? []
      : [{file: REDIRECTS_FILE, line: redirect.line, rule: 'redirects', message}];
  });
}

function describeCircle(
  {from, to}: Redirect,
  targets: ReadonlyMap<string, string>,
): string | undefined {
  const way = [from, to];
  for (let next = follow(to, targets); next !== undefined; next = follow(next, targets)) {
    const isCircle = way.includes(next);
    way.push(next);
    if (isCircle) {
      break;
    }
  }
  const last = way.at(-1) ?? to;
  if (from === to || way.indexOf(last) < way.length - 1) {
    return `This redirect leads in a circle: ${way.join(' → ')}. Bring one of the addresses back, or lead all of them elsewhere.`;
  }
  return way.length === 2
    ? undefined
    : `"${to}" is itself redirected; lead straight to the end: "to: ${last}".`;
}

/** A heading follows its own redirect, or that of its page. */
function follow(address: string, targets: ReadonlyMap<string, string>): string | undefined {
  return targets.get(address) ?? targets.get(parseAddress(address).path);
}

function describeSource(
  {from}: Redirect,
  targets: ReadonlyMap<string, string>,
  {pages}: SiteMap,
): string | undefined {
  const {path, hash} = parseAddress(from);
  const page = pages.get(path);
  if (hash === '') {
    return page === undefined
      ? undefined
      : `There is a page at "${from}", which this redirect would hide. Remove the redirect or the page.`;
  }
  if (page?.ids?.has(hash) === true) {
    return `"${from}" is there. Remove the redirect, or the heading's id.`;
  }
  if (page !== undefined) {
    return page.ids === undefined
      ? `"${path}" is not written in Markdown; only headings of Markdown pages can be redirected.`
      : undefined;
  }
  const movedTo = targets.get(path);
  if (movedTo === undefined) {
    return `There is no page "${path}", and no redirect for it; say first where the page went.`;
  }
  const newPage = parseAddress(movedTo);
  if (newPage.hash !== '') {
    return `All of "${path}" leads to "${movedTo}"; its headings cannot lead elsewhere. Remove this redirect, or "#${newPage.hash}" from the page's.`;
  }
  return pages.get(newPage.path)?.ids?.has(hash) === true
    ? `"${path}" leads to "${movedTo}", which has a heading "#${hash}" of its own. Remove this redirect.`
    : undefined;
}

function describeTarget({to}: Redirect, {pages}: SiteMap): string | undefined {
  const {path, hash} = parseAddress(to);
  const page = pages.get(path);
  if (page === undefined) {
    return `"${to}" leads nowhere: the site has no page "${path}".${suggest(nearest(path, [...pages.keys()]))}`;
  }
  return hash === '' || page.ids === undefined || page.ids.has(hash)
    ? undefined
    : `"${path}" has no heading with the id "${hash}".${suggest(nearest(hash, [...page.ids.keys()]))}`;
}
