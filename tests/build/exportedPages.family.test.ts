import {visit} from 'unist-util-visit';
import {type BuiltPage, type BuiltSite, readBuiltSites} from '../support/builtSite';
import {parsePlainMarkdown} from '../support/markdown';
import {IS_NIGHTLY} from '../support/scope';
import {type Facts, readPageFacts, readExportFacts} from '../support/exportFacts';

const builtSites = readBuiltSites();

/** Pages that no assistant needs. */
const WITHOUT_EXPORT =
  /^(?:[a-z]{2}\/)?(?:404|500|living-docs|offline|samples|search|translations(?:\/[a-z]{2})?)\.html$/u;

/** Lists that search engines leave out, such as the second page of the posts: what they list has Markdown exports. */
function isThinList({file, $}: BuiltPage): boolean {
  const robots = $('meta[name="robots"]').attr('content') ?? '';
  return file.startsWith('blog/') && robots.startsWith('noindex');
}

function exportOf({file}: BuiltPage): string {
  return file.replace(/\.html$/u, '.md');
}

interface Findings {
  /** What the page says and the Markdown export does not. */
  readonly missing: readonly string[];
  /** HTML in the Markdown export. */
  readonly html: readonly string[];
  /** The Markdown export's file, where it does not open with one title and the address of the page. */
  readonly opening: readonly string[];
}

const KINDS: readonly (keyof Facts)[] = ['headings', 'links', 'rows', 'codeBlocks'];

function judge(built: BuiltSite, page: BuiltPage): Findings {
  const file = exportOf(page);
  const text = built.read(file);
  const tree = parsePlainMarkdown(text);
  const wanted = readPageFacts(built, page);
  const found = readExportFacts(built, tree);
  const html: string[] = [];
  visit(tree, 'html', ({value}) => {
    html.push(`${file}: ${value}`);
  });
  const [first, ...rest] = tree.children;
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  const hasOthers = rest.some((node) => node.type === 'heading' && node.depth === 1);
  const isRight = hasTitle && !hasOthers && text.includes(`<${built.origin}${page.address}>`);
  return {
    missing: KINDS.flatMap((kind) => {
      const said = new Set(found[kind]);
      return wanted[kind]
        .filter((fact) => !said.has(fact))
        .map((fact) => `${page.file} ${kind}: ${fact}`);
    }),
    html,
    opening: isRight ? [] : [file],
  };
}

describe.each(builtSites)('the Markdown exports of $site.folder', (built) => {
  const {pages, files, origin} = built;
  const withExport = pages.filter((page) => files.has(exportOf(page)));
  const isUntranslated = ({$}: BuiltPage): boolean =>
    $('.theme-doc-markdown, #__blog-post-container, article.markdown').closest('[lang]:not(html)')
      .length > 0;

  test('are there for every page of the default language but errors and search (L2)', () => {
    expect(
      pages
        .filter((page) => page.locale.prefix === '' && !isThinList(page))
        .filter((page) => !files.has(exportOf(page)))
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
    const foreign = pages.filter((page) => page.locale.prefix !== '');
    expect(
      foreign
        .filter((page) => isUntranslated(page) && files.has(exportOf(page)))
        .map(({file}) => file),
    ).toEqual([]);
    const lists = /^[a-z]{2}\/blog(?:\.html|\/)/u;
    expect(
      foreign
        .filter((page) => !files.has(exportOf(page)) && !isUntranslated(page))
        .map(({file}) => file)
        .filter((file) => !WITHOUT_EXPORT.test(file) && !lists.test(file)),
    ).toEqual([]);
  });

  test('are named in the head of their pages, and nowhere else (L5)', () => {
    const wrong = pages.filter((page) => {
      const named = page
        .$('head link[rel="alternate"][type="text/markdown"]')
        .toArray()
        .map(({attribs}) => attribs.href);
      const wanted = files.has(exportOf(page))
        ? [`${origin}${built.site.baseUrl}${exportOf(page)}`]
        : [];
      return JSON.stringify(named) !== JSON.stringify(wanted);
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  // By day every page of the default language, and of the others one in ten.
  const looked = withExport.filter(
    (page, index) => IS_NIGHTLY || page.locale.prefix === '' || index % 10 === 0,
  );
  const findings = new Map<string, readonly string[]>();

  /** Each page and each Markdown export is parsed once, and its trees are let go of before the next. */
  beforeAll(() => {
    const all = looked.map((page) => judge(built, page));
    findings.set(
      'missing',
      all.flatMap((one) => one.missing),
    );
    findings.set(
      'html',
      all.flatMap((one) => one.html),
    );
    findings.set(
      'opening',
      all.flatMap((one) => one.opening),
    );
  });

  test(`hold every heading, link, row and code block of ${looked.length} pages (L7)`, () => {
    expect(looked.length).toBeGreaterThan(150);
    expect(findings.get('missing')).toEqual([]);
  });

  test(`are plain Markdown: no HTML, and no component that was left over, in ${looked.length} (L7)`, () => {
    expect(findings.get('html')).toEqual([]);
  });

  test(`open with one title and the address of their page, in ${looked.length} (L2)`, () => {
    expect(findings.get('opening')).toEqual([]);
  });
});
