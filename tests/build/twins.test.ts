import {visit} from 'unist-util-visit';
import {type BuiltPage, type BuiltSite, localeOf, readBuiltSites} from '../support/builtSite';
import {parsePlainMarkdown} from '../support/markdown';
import {type Facts, readPageFacts, readTwinFacts} from '../support/twinFacts';

const builtSites = readBuiltSites();

/** Pages that no assistant needs. */
const WITHOUT_TWIN =
  /^(?:[a-z]{2}\/)?(?:404|500|living-docs|offline|samples|search|translations(?:\/[a-z]{2})?)\.html$/u;

/** Lists that search engines leave out, such as the second page of the posts: what they list has twins. */
function isThinList({file, $}: BuiltPage): boolean {
  const robots = $('meta[name="robots"]').attr('content') ?? '';
  return file.startsWith('blog/') && robots.startsWith('noindex');
}

function twinOf({file}: BuiltPage): string {
  return file.replace(/\.html$/u, '.md');
}

/** What the page says and the twin does not. */
function missing(built: BuiltSite, page: BuiltPage): string[] {
  const wanted = readPageFacts(built, page);
  const found = readTwinFacts(built, built.read(twinOf(page)));
  const kinds: readonly (keyof Facts)[] = ['headings', 'links', 'rows', 'codeBlocks'];
  return kinds.flatMap((kind) => {
    const said = new Set(found[kind]);
    return wanted[kind]
      .filter((fact) => !said.has(fact))
      .map((fact) => `${page.file} ${kind}: ${fact}`);
  });
}

describe.each(builtSites)('the Markdown twins of $site.folder', (built) => {
  const {pages, files, origin, read} = built;
  const withTwin = pages.filter((page) => files.has(twinOf(page)));
  const isUntranslated = ({$}: BuiltPage): boolean =>
    $('.theme-doc-markdown, #__blog-post-container, article.markdown').closest('[lang]:not(html)')
      .length > 0;

  test('are there for every page of the default language but errors and search (L2)', () => {
    expect(
      pages
        .filter((page) => localeOf(page).prefix === '' && !isThinList(page))
        .filter((page) => !files.has(twinOf(page)))
        .map(({file}) => file),
    ).toEqual([
      '404.html',
      '500.html',
      'living-docs.html',
      'offline.html',
      'samples.html',
      'search.html',
      'translations.html',
      'translations/ar.html',
      'translations/fr.html',
      'translations/ja.html',
    ]);
  });

  test('are there in other languages for what is translated, and for nothing else (L9)', () => {
    const foreign = pages.filter((page) => localeOf(page).prefix !== '');
    expect(
      foreign
        .filter((page) => isUntranslated(page) && files.has(twinOf(page)))
        .map(({file}) => file),
    ).toEqual([]);
    const lists = /^[a-z]{2}\/blog(?:\.html|\/)/u;
    expect(
      foreign
        .filter((page) => !files.has(twinOf(page)) && !isUntranslated(page))
        .map(({file}) => file)
        .filter((file) => !WITHOUT_TWIN.test(file) && !lists.test(file)),
    ).toEqual([]);
  });

  test('are named in the head of their pages, and nowhere else (L5)', () => {
    const wrong = pages.filter((page) => {
      const named = page
        .$('head link[rel="alternate"][type="text/markdown"]')
        .toArray()
        .map(({attribs}) => attribs.href);
      const wanted = files.has(twinOf(page))
        ? [`${origin}${built.site.baseUrl}${twinOf(page)}`]
        : [];
      return JSON.stringify(named) !== JSON.stringify(wanted);
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  test('hold every heading, link, row and code block of their pages (L7)', () => {
    expect(withTwin.flatMap((page) => missing(built, page))).toEqual([]);
  });

  test('are plain Markdown: no HTML, and no component that was left over (L7)', () => {
    const left = withTwin.flatMap((page) => {
      const found: string[] = [];
      visit(parsePlainMarkdown(read(twinOf(page))), 'html', ({value}) => {
        found.push(`${twinOf(page)}: ${value}`);
      });
      return found;
    });
    expect(left).toEqual([]);
  });

  test('open with one title and the address of their page (L2)', () => {
    const wrong = withTwin.filter((page) => {
      const [first, ...rest] = parsePlainMarkdown(read(twinOf(page))).children;
      const address = `${origin}${page.address}`;
      const titles = rest.filter((node) => node.type === 'heading' && node.depth === 1);
      return (
        first?.type !== 'heading' ||
        first.depth !== 1 ||
        titles.length > 0 ||
        !read(twinOf(page)).includes(`<${address}>`)
      );
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });
});
