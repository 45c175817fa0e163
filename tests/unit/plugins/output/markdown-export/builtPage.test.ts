import {
  composeExport,
  readBuiltPage,
} from '../../../../../plugins/output/markdown-export/readBuiltPage';

function exportOf(main: string): string {
  const html = `<!doctype html><html><head><title>T</title><meta name=description content="What it is."></head><body><nav><a href=/menu>Menu</a></nav><main>${main}</main><footer>Foot</footer></body></html>`;
  const page = readBuiltPage(html);
  if (page === undefined) {
    throw new Error('The page has no main part.');
  }
  return composeExport({...page, address: 'https://site.example/page'});
}

const HEAD = '# Title\n\n> What it is.\n\n<https://site.example/page>\n';

test('title, description and address come first, and are not said twice (L2)', () => {
  expect(exportOf('<p><a href=/up>Up</a></p><h1>Title</h1><p>Words</p>')).toBe(
    `${HEAD}\n[Up](/up)\n\nWords\n`,
  );
  expect(exportOf('<h1>Title</h1><p>What it is.</p><p>Words</p>')).toBe(`${HEAD}\nWords\n`);
});

test.each([
  [
    'controls',
    '<button>Press</button><form><input></form><search><label>Find</label></search><ul><li><button>All</button></ul><svg><title>x</title></svg><nav>Pages</nav><p role=status>3 items</p><p>Words</p>',
    'Words',
  ],
  [
    'decoration',
    '<p>A<span aria-hidden=true>·</span></p><img alt="" src=/a.png><hr><!-- x -->',
    'A',
  ],
  [
    'words that only styles hold apart',
    '<p><a href=/a>A</a><a href=/b>B</a></p><p>Mark<span>SVG</span></p><p><span>a</span><span>b</span></p>',
    '[A](/a) · [B](/b)\n\nMark SVG\n\na · b',
  ],
  [
    'a link that only shows a drawing',
    '<p><a href=/a aria-label="Site of A" title="Site of A"><svg></svg></a></p>',
    '[Site of A](/a)',
  ],
  [
    'a list in a cell of a table',
    '<table><tr><th>Choose</th></tr><tr><td><ul><li>You want a server.</li><li>One field.</li></ul></td></tr></table>',
    '| Choose |\n| - |\n| You want a server. One field. |',
  ],
  [
    'facts',
    '<dl><div><dt>Version<dd><bdi>5.2</bdi></div><div><dt>Licence<dd>MIT</div></dl>',
    '- **Version**: 5.2\n- **Licence**: MIT',
  ],
  [
    'tabs',
    '<div role=tablist><button role=tab id=t>yarn</button></div><div role=tabpanel aria-labelledby=t><pre class=language-bash><code><span>yarn</span><span> </span><span>add</span> x<br></code></pre></div>',
    '**yarn**\n\n```bash\nyarn add x\n```',
  ],
  [
    'coloured code with empty lines',
    '<pre><code><div class=l><span>a</span><br></div><div class=l><span></span><br></div><div class=l>  b<br></div></code></pre>',
    '```\na\n\n  b\n```',
  ],
  [
    'code whose lines are text',
    '<pre><code><span>a</span>\n\n<span>  b</span>\n</code></pre>',
    '```\na\n\n  b\n```',
  ],
  [
    'a table',
    '<table><thead><tr><th>Fact<th><a href=/t>Yoga</a></thead><tbody><tr><th>Version<td><span aria-hidden=true>·</span><span class=visuallyHidden>not known</span></tbody></table>',
    '| Fact | [Yoga](/t) |\n| - | - |\n| Version | not known |',
  ],
  ['headings', '<h2 id=a>Two<a class=hash-link href=#a>​</a></h2><p>Words</p>', '## Two\n\nWords'],
])('%s become plain Markdown (L7)', (_what, html, markdown) => {
  expect(exportOf(`<h1>Title</h1>${html}`)).toBe(`${HEAD}\n${markdown}\n`);
});

test('a page without a main part or a heading has no Markdown export', () => {
  expect(readBuiltPage('<body><p>Words</p></body>')).toBeUndefined();
  expect(readBuiltPage('<body><main><p>Words</p></main></body>')).toBeUndefined();
});
