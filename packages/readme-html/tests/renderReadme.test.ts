import {renderReadme} from '../src/renderReadme';
import {README_OPTIONS} from '../../../tests/support/xss/readmeOptions';

const OUTSIDE = 'rel="noopener noreferrer nofollow ugc"';
const REPOSITORY = 'https://github.com/owner/name';

function render(markdown: string, options = {}): Promise<string> {
  return renderReadme(markdown, {...README_OPTIONS, ...options});
}

describe('title and headings', () => {
  test.each([
    '# Tool\n\nText',
    '# `@scope/tool`\n\nText',
    '<h1 align="center">TOOL</h1>\n\nText',
    '[![npm](https://badge.fury.io/js/tool.svg)](https://packages.example/tool)\n\n# Tool\n\nText',
    'Tool\n====\n\nText',
  ])('%j loses its title, which the page has', async (markdown) => {
    expect(await render(markdown)).toBe('<p>Text</p>');
  });

  test('a title that says more, or comes later, stays', async () => {
    expect(await render('# Tool for all\n')).toBe('<h3 id="readme-tool-for-all">Tool for all</h3>');
    expect(await render('Text\n\n# Tool\n')).toContain('<h3 id="readme-tool">Tool</h3>');
  });

  test('a title with the logo in it leaves the logo', async () => {
    expect(await render('<h1><img src="logo.svg" alt="Logo"> Tool</h1>\n')).toContain(
      `data-readme-src="${REPOSITORY}/raw/HEAD/packages/tool/logo.svg"`,
    );
  });

  test('levels start below the page and skip none', async () => {
    const html = await render('# One\n\n### Two\n\n###### Three\n\n## Four\n\n# Five\n');
    expect(html.match(/<h\d/gu)).toEqual(['<h3', '<h4', '<h5', '<h4', '<h3']);
  });

  test('levels end at 6', async () => {
    const html = await render('# A\n\n## B\n\n### C\n\n#### D\n', {headingOffset: 4});
    expect(html.match(/<h\d/gu)).toEqual(['<h5', '<h6', '<h6', '<h6']);
  });

  test('ids have a prefix, follow GitHub, and are unique', async () => {
    const html = await render('## `app:check` It!\n\n## Same\n\n## Same\n\n## 🚀\n\n## Été 2\n');
    expect(html.match(/id="[^"]*"/gu)).toEqual([
      'id="readme-appcheck-it"',
      'id="readme-same"',
      'id="readme-same-1"',
      'id="readme-section"',
      'id="readme-été-2"',
    ]);
  });
});

describe('links', () => {
  test.each([
    ['[x](#usage)', '#readme-usage'],
    ['[x](#Usage)', '#readme-usage'],
    ['[x](#user-content-usage)', '#readme-usage'],
    ['[x](#tool)', '#readme'],
    ['[x](#readme)', '#readme'],
  ])('%s leads to %s', async (link, href) => {
    expect(await render(`# Tool\n\n## Usage\n\n${link}`)).toContain(`<a href="${href}">x</a>`);
  });

  test.each([
    ['[x](#gone)', `${REPOSITORY}/tree/HEAD/packages/tool#gone`],
    ['[x](docs/a.md)', `${REPOSITORY}/blob/HEAD/packages/tool/docs/a.md`],
    ['[x](/LICENSE)', `${REPOSITORY}/blob/HEAD/LICENSE`],
    ['<https://example.com/>', 'https://example.com/'],
    ['www.example.com', 'http://www.example.com/'],
  ])('%s leads out to %s', async (link, href) => {
    expect(await render(link)).toContain(`<a href="${href}" ${OUTSIDE}>`);
  });

  test('a link without a usable address is text', async () => {
    expect(await render('[x **y**](javascript:z) <a name="here"></a>[](https://example.com)')).toBe(
      '<p>x <strong>y</strong> </p>',
    );
  });

  test('a link around an image without text is named by its address', async () => {
    expect(await render('[![](a.png)](https://example.com/x)')).toContain(
      `<a href="https://example.com/x" ${OUTSIDE} aria-label="example.com/x"><span class="readmeImage"`,
    );
  });
});

describe('images', () => {
  test('wait for the reader', async () => {
    const html = await render('<img src="https://example.com/a.png" width="40px" height="30%">');
    expect(html).toBe(
      '<span class="readmeImage" data-readme-src="https://example.com/a.png" data-width="40"></span>',
    );
    expect(html).not.toMatch(/ src=/u);
  });

  test.each([
    ['./a.png', `${REPOSITORY}/raw/HEAD/packages/tool/a.png`],
    [`${REPOSITORY}/blob/main/a.png?raw=true`, `${REPOSITORY}/raw/main/a.png?raw=true`],
    ['http://example.com/a.png', 'https://example.com/a.png'],
  ])('%s comes from %s', async (address, expected) => {
    expect(await render(`![a](${address})`)).toContain(`data-readme-src="${expected}"`);
  });

  test('an image without a usable address is its text', async () => {
    expect(await render('![A diagram](data:image/png;base64,AAAA)')).toBe('<p>A diagram</p>');
  });

  test('of a pair of images for themes the light one stays', async () => {
    const html = await render('![a](a.png#gh-dark-mode-only)![b](b.png#gh-light-mode-only)');
    expect(html.match(/>[ab]</gu)).toEqual(['>b<']);
  });

  test('badges above the first section go, alone or in links; others stay', async () => {
    const badge = '[![ci](https://img.shields.io/x.svg)](https://example.com)';
    const html = await render(
      `# Title\n\n${badge} ![v](https://badgen.net/npm/v/x) ![c](https://cdn.codecov.io/x)\n![CI](${REPOSITORY}/workflows/CI/badge.svg)\n\nText\n\n## Section\n\n${badge}`,
    );
    expect(html.match(/<span/gu)).toHaveLength(1);
    expect(html).toContain('<h3 id="readme-title">Title</h3>\n\n<p>Text</p>');
  });
});

describe('GitHub Markdown', () => {
  test('a table is in a box that scrolls, has a name of its own and can be focused', async () => {
    const html = await render(
      '| a | |\n| :-: | - |\n| b | c |\n\n<table><tr><td>x</td></tr></table>',
    );
    expect(html).toContain(
      '<div class="readmeTable" tabindex="0" role="region" aria-label="Table 1"><table>',
    );
    expect(html).toContain('aria-label="Table 2"');
    expect(html).toContain('<th data-align="center">a</th>\n<td></td>');
  });

  test('tasks are named boxes that cannot be used', async () => {
    expect(await render('- [x] a\n- [ ] b\n')).toBe(
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled checked aria-label="Done"> a</li>\n<li class="task-list-item"><input type="checkbox" disabled aria-label="Not done"> b</li>\n</ul>',
    );
  });

  test('footnotes lead there and back under ids with our prefix', async () => {
    const html = await render('## Fn 1\n\nx[^1] y[^1]\n\n[^1]: Note\n');
    expect(html).toContain('<h3 id="readme-fn-1-1">Fn 1</h3>');
    expect(html).toContain(
      '<a href="#readme-fn-1" id="readme-fnref-1" class="readmeFootnoteRef">1</a>',
    );
    expect(html).toContain('<section class="readmeFootnotes"><h3 id="readme-footnotes">');
    expect(html).toContain('<li id="readme-fn-1">');
    expect(html).toContain(
      '<a href="#readme-fnref-1-2" aria-label="Back to reference 1" class="readmeFootnoteBack">',
    );
  });

  test('ids, names, classes, styles and data of the source go', async () => {
    expect(
      await render(
        '<p id="x" name="x" class="navbar" style="color:red" data-x="x" role="alert">x</p>',
      ),
    ).toBe('<p>x</p>');
    expect(await render('x <!-- hidden --> y')).toBe('<p>x  y</p>');
  });

  test('an alert gets its word and its kind', async () => {
    expect(await render('> [!WARNING]\n> Take care.')).toBe(
      '<blockquote class="readmeAlert" data-kind="warning">\n<p><strong>Warning</strong><br>Take care.</p>\n</blockquote>',
    );
  });
});

describe('code', () => {
  test.each([
    ['bash', 'bash', 'npm i # x', 'c'],
    ['sh', 'bash', 'npm i # x', 'c'],
    ['diff', 'diff', '+ a', 'i'],
    ['graphql', 'graphql', 'type A { b: C }', 'k'],
    ['gql', 'graphql', 'type A { b: C }', 'k'],
    ['json', 'json', '{"a": 1}', 'f'],
    ['yaml', 'yaml', 'a: 1', 'f'],
    ['yml', 'yaml', 'a: 1', 'f'],
    ['ts', 'typescript', 'const a = 1', 'k'],
    ['tsx', 'tsx', 'const a = <A />', 'k'],
    ['JavaScript', 'javascript', 'const a = 1', 'k'],
    ['jsx', 'jsx', 'const a = <A />', 'k'],
    ['swift', 'swift', 'let a = 1', 'k'],
    ['html', 'html', '<p>', 't'],
    ['css', 'css', 'a {color: red}', 't'],
  ])('%s is coloured as %s by classes alone', async (name, language, code, role) => {
    const html = await render(`\`\`\`${name} title="x"\n${code}\n\`\`\``);
    expect(html).toContain(
      `<pre class="readmeCode" tabindex="0"><code class="language-${language}">`,
    );
    expect(html).toContain(`<span class="${role}">`);
    expect(html).not.toContain('style');
  });

  test('an unknown language stays plain', async () => {
    expect(await render('```constructor\nx < y\n```')).toBe(
      '<pre class="readmeCode" tabindex="0"><code>x &#x3C; y\n</code></pre>',
    );
  });
});

test('the same README gives the same HTML, and one without content none', async () => {
  const markdown = '# A\n\n[x](y) ![z](z.png) w[^1]\n\n[^1]: v\n\n```ts\nconst a = 1\n```';
  expect(await render(markdown)).toBe(await render(markdown));
  expect(await render('<!-- nothing -->\n\n# Tool\n')).toBe('');
});

test('characters that hide or reorder text are removed, and brackets in attributes are references', async () => {
  expect(await render('a\u202eb&#x2066;c')).toBe('<p>abc</p>');
  expect(await render('<abbr title="<x>">y</abbr>')).toContain('title="&lt;x&gt;"');
});
