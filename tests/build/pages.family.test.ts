import {BRAND} from '../../src/family/data/brand';
import {type BuiltPage, readBuiltSites} from '../support/builtSite';

const EN_DASH = '\u2013';

const builtSites = readBuiltSites();
const nameOf = ({file}: BuiltPage): string => file;

describe.each(builtSites)('the pages of $site.folder', ({site, origin, locales, pages}) => {
  /** Pages that do not hold a condition, so that a failure names them. */
  const failing = (holds: (page: BuiltPage) => boolean): string[] =>
    pages.filter((page) => !holds(page)).map(nameOf);

  test('are there in every language of the build (DOC-6)', () => {
    for (const {locale, prefix} of locales) {
      const files = pages.filter((page) => page.locale.locale === locale).map(nameOf);
      expect(files).toContain(`${prefix}index.html`);
      expect(files).toContain(`${prefix}404.html`);
      expect(files.length).toBeGreaterThan(80);
    }
  });

  test('are the same ones in every language (DOC-6)', () => {
    const filesIn = (prefix: string): string[] =>
      pages
        .filter((page) => page.locale.prefix === prefix)
        .map(({file}) => file.slice(prefix.length));
    for (const {prefix} of locales) {
      expect(filesIn(prefix)).toEqual(filesIn(''));
    }
  });

  test('name their language and direction (DOC-6)', () => {
    expect(
      failing((page) => {
        const {locale, dir} = page.locale;
        const html = page.$('html');
        return html.attr('lang') === locale && html.attr('dir') === dir;
      }),
    ).toEqual([]);
  });

  test('have one first heading with words', () => {
    expect(failing(({$}) => $('h1').length === 1 && $('h1').text().trim() !== '')).toEqual([]);
  });

  test('have one main landmark, and ids that occur once', () => {
    expect(failing(({$}) => $('main').length === 1)).toEqual([]);
    expect(
      failing(({$}) => {
        const ids = $('body [id]')
          .toArray()
          .map((element) => element.attribs.id);
        return new Set(ids).size === ids.length;
      }),
    ).toEqual([]);
  });

  test('have a title of words, en dash and product name; the root shows the bare name (DOC-4)', () => {
    const suffix = ` ${EN_DASH} ${BRAND.siteName}`;
    expect(
      failing((page) => {
        const title = page.$('head > title').text();
        return page.file === `${page.locale.prefix}index.html`
          ? title === BRAND.siteName
          : title.endsWith(suffix) &&
              title.length > suffix.length &&
              !title.endsWith(suffix + suffix);
      }),
    ).toEqual([]);
  });

  test('have a description, except for error pages and the search', () => {
    expect(
      failing(({file, $}) => {
        const description = $('meta[name="description"]').attr('content') ?? '';
        return description.trim() !== '' || /(?:^|\/)(?:404|500|search)\.html$/u.test(file);
      }),
    ).toEqual([]);
  });

  test('have descriptions of their own within a language', () => {
    const shared = new Map<string, string[]>();
    for (const page of pages) {
      const description = page.$('meta[name="description"]').attr('content');
      if (description !== undefined && description !== '') {
        const key = `${page.locale.locale} ${description}`;
        shared.set(key, [...(shared.get(key) ?? []), page.file]);
      }
    }
    expect([...shared.values()].filter((files) => files.length > 1)).toEqual([]);
  });

  test('name a canonical address below the base address; languages.family.test.ts knows which', () => {
    expect(
      failing(({$}) =>
        ($('link[rel="canonical"]').attr('href') ?? '').startsWith(origin + site.baseUrl),
      ),
    ).toEqual([]);
  });

  test('have a social card that exists, and an icon', () => {
    expect(
      failing(({$}) => ($('meta[property="og:image"]').attr('content') ?? '').startsWith(origin)),
    ).toEqual([]);
    expect(failing(({$}) => $('link[rel="icon"]').length > 0)).toEqual([]);
  });

  test('show no value that was meant to be something else', () => {
    expect(
      failing(({$}) => {
        const wrong = /^(?:undefined|null|NaN|Invalid Date)$/u;
        const texts = $('body *:not(script, style, code, code *, pre *)')
          .contents()
          .toArray()
          .map((node) => ('data' in node ? node.data.trim() : ''));
        return !texts.some((text) => wrong.test(text) || text.includes('[object Object]'));
      }),
    ).toEqual([]);
    expect(
      failing(
        ({$}) => !/\b(?:undefined|NaN|Invalid Date)\b/u.test($('header, footer, time').text()),
      ),
    ).toEqual([]);
    expect(
      failing(({html}) => !/=["']?(?:[^"'> ]*\/)?undefined["'/ >]|="\[object Object\]/u.test(html)),
    ).toEqual([]);
  });

  test('show no key of a text in place of the text', () => {
    expect(
      failing(
        ({$}) =>
          !/(?:^|\s)(?:theme|nav|home|press|footer|tool|solutions|newsletter|list)\.[a-z]+\.[a-zA-Z.]+(?:\s|$)/u.test(
            $('header, footer, h1, h2').text(),
          ),
      ),
    ).toEqual([]);
  });

  test('load scripts, styles, pictures and frames from nowhere else', () => {
    const foreign = pages.flatMap(({file, $}) =>
      $('script[src], img[src], iframe[src], source[srcset], video[src], audio[src], link[href]')
        .toArray()
        .filter(
          ({attribs}) =>
            attribs.rel === undefined || !/^(?:canonical|alternate|me|author)$/u.test(attribs.rel),
        )
        .map(({attribs}) => attribs.src ?? attribs.srcset ?? attribs.href ?? '')
        .filter((address) => /^(?:[a-z]+:)?\/\//iu.test(address))
        .map((address) => `${file}: ${address}`),
    );
    expect(foreign).toEqual([]);
  });
});

test('the newsletter form is in the HTML only where an endpoint is configured (FTR-3, C-24)', () => {
  for (const {site, pages} of builtSites) {
    const action = site.env.NEWSLETTER_ACTION;
    expect(
      pages.filter(
        ({$}) => $('footer form').attr('action') !== (action === '' ? undefined : action),
      ),
    ).toHaveLength(0);
  }
});
