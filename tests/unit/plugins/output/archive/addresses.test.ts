import {
  createResolver,
  editHtml,
  rewriteElement,
  type Resolver,
} from '../../../../../plugins/output/archive/rewriteElement';
import {rewriteStyles} from '../../../../../plugins/output/archive/collectFiles';

const FOLDER = {
  origin: 'https://docs.example.org',
  base: '/base/fr/',
  pages: new Set(['index.html', 'docs.html', 'docs/yoga.html', 'blog/index.html', 'é.html']),
  files: new Set(['img/a.svg', 'img/a 1.png', 'assets/css/a.css', 'fonts/b.woff2', 'docs.md']),
};

function resolverOf(file: string, used: string[] = []): Resolver {
  return createResolver(file, FOLDER, (name) => used.push(name));
}

test.each([
  ['/base/fr/', 'docs/yoga.html', '../index.html'],
  ['/base/fr', 'index.html', 'index.html'],
  ['/base/fr/docs', 'docs/yoga.html', '../docs.html'],
  ['/base/fr/docs/', 'index.html', 'docs.html'],
  ['/base/fr/docs/yoga?a=1#b', 'docs.html', 'docs/yoga.html?a=1#b'],
  ['/base/fr/blog', 'index.html', 'blog/index.html'],
  ['yoga', 'docs/yoga.html', 'yoga.html'],
  ['https://docs.example.org/base/fr/docs', 'index.html', 'docs.html'],
  ['/base/fr/%C3%A9', 'index.html', '%C3%A9.html'],
  ['#part', 'index.html', '#part'],
  ['mailto:a@example.org', 'index.html', 'mailto:a@example.org'],
  ['https://example.org/x', 'index.html', 'https://example.org/x'],
  ['/base/docs', 'index.html', 'https://docs.example.org/base/docs'],
  ['/base/fr/docs.md', 'index.html', 'https://docs.example.org/base/fr/docs.md'],
  ['/base/fr/offline', 'docs/yoga.html', 'https://docs.example.org/base/fr/offline'],
  ['/base/frost', 'index.html', 'https://docs.example.org/base/frost'],
  ['/base/fr/%E0%A4%A', 'index.html', 'https://docs.example.org/base/fr/%E0%A4%A'],
])('a link to %s in %s leads to %s', (value, file, expected) => {
  expect(resolverOf(file).link(value)).toBe(expected);
});

test.each([
  ['/base/fr/img/a.svg#mark', 'docs/yoga.html', '../img/a.svg#mark', ['img/a.svg']],
  ['/base/fr/img/a%201.png', 'index.html', 'img/a%201.png', ['img/a 1.png']],
  ['data:image/png;base64,AA', 'index.html', 'data:image/png;base64,AA', []],
  ['https://example.org/x.png', 'index.html', undefined, []],
  ['/base/img/a.svg', 'index.html', undefined, []],
  ['/base/fr/img/gone.svg', 'index.html', undefined, []],
])('what %s shows in %s comes from %s', (value, file, expected, files) => {
  const used: string[] = [];
  expect(resolverOf(file, used).resource(value)).toBe(expected);
  expect(used).toEqual(files);
});

test('a style sheet names its files relatively, and treats readers as if they ran no scripts', () => {
  const css = [
    'a{src:url(/base/fr/fonts/b.woff2),url("/base/fr/img/a.svg")}',
    'b{mask:url("data:image/svg+xml;utf8,<svg xmlns=\\"x\\" d=\\"url(#a)\\"/>")}',
    '@media screen and (scripting:none) and (hover:hover){c{d:e}}@media (scripting: enabled){f{g:h}}',
  ];
  expect(rewriteStyles(css.join('\n'), resolverOf('assets/css/a.css')).split('\n')).toEqual([
    'a{src:url("../../fonts/b.woff2"),url("../../img/a.svg")}',
    css[1],
    '@media screen and (min-width:0) and (hover:hover){c{d:e}}@media (max-width:0){f{g:h}}',
  ]);
});

function rewrite(html: string): string {
  const resolver = resolverOf('docs.html');
  return editHtml(html, {
    element: (name, attributes) => rewriteElement(name, attributes, resolver),
    before: {},
  });
}

test.each([
  ['<p>a<script src=/x.js></script>b<script>if(1<2){"<p>"}</script>c', '<p>abc'],
  [
    '<link rel=manifest href=/base/fr/m><link rel=canonical href=/base/fr/docs>',
    '<link rel=canonical href=/base/fr/docs>',
  ],
  [
    '<link rel=stylesheet crossorigin=anonymous href=/x data-whole=/base/fr/assets/css/a.css>',
    '<link rel="stylesheet" href="assets/css/a.css">',
  ],
  ['<meta http-equiv="Content-Security-Policy" content="x"><b>y</b>', '<b>y</b>'],
  [
    '<meta http-equiv=refresh content="0; url=/base/fr/docs/yoga">',
    '<meta http-equiv="refresh" content="0; url=docs/yoga.html">',
  ],
  [
    '<a class=x aria-haspopup=dialog title="a &amp; &quot;b&quot;" href=/base/fr/>y</a>',
    '<a class="x" title="a &amp; &quot;b&quot;" href="index.html">y</a>',
  ],
  [
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  ],
  [
    '<source srcset="/base/fr/img/a.svg 480w, /base/fr/img/gone.svg 960w">',
    '<source srcset="img/a.svg 480w">',
  ],
  ['<img alt="" src=https://example.org/x.png>', '<img alt>'],
])('the tag %s becomes %s', (html, expected) => {
  expect(rewrite(html)).toBe(expected);
});

test('text is put before the last end tag of its name, and not into what is taken away', () => {
  const html = '<footer>a</footer><script>"</footer>"</script><footer>b</footer>';
  expect(
    editHtml(html, {
      element: (name, attributes) => (name === 'script' ? undefined : attributes),
      before: {footer: '!'},
    }),
  ).toBe('<footer>a</footer><footer>b!</footer>');
});
