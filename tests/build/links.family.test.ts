import type {CheerioAPI} from 'cheerio';
import {type BuiltPage, type BuiltSite, readBuiltSites} from '../support/builtSite';

const builtSites = readBuiltSites();

interface Reference {
  readonly from: string;
  readonly address: string;
}

/** Everything that a page points to: links, pictures, scripts, styles, forms. */
function readReferences({file, $}: BuiltPage): Reference[] {
  const attributes = ['href', 'src', 'poster', 'data', 'xlink:href'];
  const single = $('[href], [src], [poster], [data], [xlink\\:href]')
    .toArray()
    .flatMap(({attribs}) => attributes.flatMap((name) => attribs[name] ?? []));
  const several = $('[srcset]')
    .toArray()
    .flatMap(({attribs}) =>
      (attribs.srcset ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    );
  return [...single, ...several].map((address) => ({from: file, address}));
}

/** The file that a static host would answer with; nothing if it would answer 404. */
function findFile({site, files}: BuiltSite, pathname: string): string | undefined {
  if (!pathname.startsWith(site.baseUrl)) {
    return undefined;
  }
  const file = decodeURIComponent(pathname.slice(site.baseUrl.length));
  return [file, `${file}.html`, `${file}index.html`]
    .filter((candidate) => candidate !== '')
    .find((candidate) => files.has(candidate));
}

function hasAnchor($: CheerioAPI, hash: string): boolean {
  const id = decodeURIComponent(hash.slice(1));
  // The skip link's address is a fallback that the theme moves to the first main landmark.
  return (
    id === '' ||
    id === '__docusaurus_skipToContent_fallback' ||
    $('[id], a[name]')
      .toArray()
      .some(({attribs}) => attribs.id === id || attribs.name === id)
  );
}

describe.each(builtSites)('the crawl of $site.folder', (built) => {
  const {pages, redirects, origin, site} = built;
  const pageOf = new Map(pages.map((page) => [page.file, page]));
  const references = pages.flatMap((page) =>
    readReferences(page).flatMap(({from, address}) => {
      const url = URL.canParse(address, origin + page.address)
        ? new URL(address, origin + page.address)
        : undefined;
      return url === undefined || url.origin === origin ? [{from, address, url}] : [];
    }),
  );

  test('finds links to follow', () => {
    expect(references.length).toBeGreaterThan(pages.length * 20);
  });

  test('finds no dead internal link, picture, script or style', () => {
    const dead = references.filter(
      ({url}) => url === undefined || findFile(built, url.pathname) === undefined,
    );
    expect(unique(dead)).toEqual([]);
  });

  test('finds a page where each redirect leads (RTE-3)', () => {
    const targets = redirects.map(({file, $}) => ({
      file,
      target: /url=(?<url>.+)$/u.exec($('meta[http-equiv="refresh"]').attr('content') ?? '')?.groups
        ?.url,
    }));
    expect(
      targets.filter(
        ({target}) => target === undefined || !pageOf.has(findFile(built, target) ?? ''),
      ),
    ).toEqual([]);
    expect(redirects).not.toEqual([]);
  });

  test('finds no link to an anchor that is not there', () => {
    const dead = references.filter(({url}) => {
      // The input of a bench is no anchor.
      if (url === undefined || url.hash === '' || url.hash.startsWith('#bench=')) {
        return false;
      }
      const target = pageOf.get(findFile(built, url.pathname) ?? '');
      return target !== undefined && !hasAnchor(target.$, url.hash);
    });
    expect(unique(dead)).toEqual([]);
  });

  test('finds no internal link that a static host would have to redirect', () => {
    const redirected = references.filter(({from, url}) => {
      // A 404 page names itself by its file, as the host does.
      if (/(?:^|\/)404\.html$/u.test(from) && url?.pathname.endsWith('/404.html') === true) {
        return false;
      }
      const file = url === undefined ? undefined : findFile(built, url.pathname);
      return (
        file?.endsWith('.html') === true &&
        url !== undefined &&
        (url.pathname.endsWith('.html') ||
          (url.pathname.endsWith('/') && !file.endsWith('index.html')))
      );
    });
    expect(unique(redirected)).toEqual([]);
  });

  test('reaches every page from the home page, except for error pages', () => {
    const reached = new Set<string>();
    const waiting = ['index.html'];
    const next = new Map<string, (typeof references)[number][]>();
    for (const reference of references) {
      next.set(reference.from, [...(next.get(reference.from) ?? []), reference]);
    }
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (!reached.has(file)) {
        reached.add(file);
        for (const {url} of next.get(file) ?? []) {
          const target = url === undefined ? undefined : findFile(built, url.pathname);
          if (target?.endsWith('.html') === true) {
            waiting.push(target);
          }
        }
      }
    }
    expect(
      pages
        .map(({file}) => file)
        .filter((file) => !reached.has(file) && !/(?:^|\/)(?:404|500)\.html$/u.test(file)),
    ).toEqual([]);
  });

  test('finds no address outside the base address', () => {
    expect(
      unique(references.filter(({url}) => url?.pathname.startsWith(site.baseUrl) === false)),
    ).toEqual([]);
  });

  test('finds links of other sites only over https outside of quoted READMEs, and new windows only with noopener', () => {
    const unsafe = pages.flatMap(({file, $}) =>
      $('a[href]')
        .toArray()
        .filter(
          ({attribs}) =>
            (attribs.href?.startsWith('http://') === true && !file.includes('tools/')) ||
            (attribs.target === '_blank' && attribs.rel?.includes('noopener') !== true),
        )
        .map(({attribs}) => `${file}: ${attribs.href ?? ''}`),
    );
    expect(unsafe.filter((line) => !/http:\/\/(?:localhost|127\.0\.0\.1)/u.test(line))).toEqual([]);
  });
});

/** One line for each address, with the first page that has it. */
function unique(references: readonly Reference[]): string[] {
  const first = new Map(references.toReversed().map(({from, address}) => [address, from]));
  return [...first].map(([address, from]) => `${from}: ${address}`);
}
