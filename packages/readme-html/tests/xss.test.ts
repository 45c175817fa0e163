import {JSDOM} from 'jsdom';
import {renderReadme} from '../src/renderReadme';
import {listViolations} from '../../../tests/support/xss/listViolations';
import {README_OPTIONS} from '../../../tests/support/xss/readmeOptions';
import {XSS_CLASSES, XSS_VECTORS} from '../../../tests/support/xss/vectors';

const {window} = new JSDOM('<!doctype html><body>');
const {document} = window;

/** Elements whose content HTML parses in different ways; a README is put into each. */
const CONTEXTS = ['div', 'td', 'li', 'noscript', 'template'];

test('the corpus has at least 120 vectors of 20 classes, each with an id of its own', () => {
  expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(120);
  expect(XSS_CLASSES).toHaveLength(20);
  expect(new Set(XSS_VECTORS.map(({id}) => id)).size).toBe(XSS_VECTORS.length);
  expect(new Set(XSS_VECTORS.map(({markdown}) => markdown)).size).toBeGreaterThanOrEqual(
    XSS_VECTORS.length - 1,
  );
});

describe.each(XSS_CLASSES)('%s', (kind) => {
  const vectors = XSS_VECTORS.filter((vector) => vector.kind === kind);

  test.each(vectors)('$id keeps to the allow-list however often it is parsed', async (vector) => {
    const html = await renderReadme(vector.markdown, README_OPTIONS);
    expect(parseTwice(html)).toEqual({isStable: true, violations: []});
  });

  test.each(vectors)('$id does no harm among other text', async ({markdown}) => {
    const html = await renderReadme(
      `# Title\n\n- one\n\n${markdown}\n\n| a |\n| - |\n| b |\n\nEnd[^1].\n\n[^1]: note`,
      README_OPTIONS,
    );
    expect(parseTwice(html)).toEqual({isStable: true, violations: []});
  });

  test.each(vectors)('$id does no harm inside lists, tables and raw blocks', async ({markdown}) => {
    const indented = markdown.replaceAll('\n', '\n  ');
    const html = await renderReadme(
      `- ${indented}\n\n<div>\n\n${markdown}\n\n</div>\n\n<table><tr><td>${markdown}</td></tr></table>\n\n*${markdown}*`,
      README_OPTIONS,
    );
    expect(parseTwice(html)).toEqual({isStable: true, violations: []});
  });
});

test.each(CONTEXTS)(
  'all vectors in one README keep to the allow-list inside <%s>',
  async (name) => {
    const markdown = XSS_VECTORS.filter(({kind}) => kind !== 'comment-break' && kind !== 'mutation')
      .map((vector) => vector.markdown)
      .join('\n\n');
    const html = await renderReadme(markdown, README_OPTIONS);
    const holder = document.createElement(name);
    holder.innerHTML = html;
    const root = holder instanceof window.HTMLTemplateElement ? holder.content : holder;
    expect(listViolations(root)).toEqual([]);
  },
);

function parseTwice(html: string): {isStable: boolean; violations: readonly string[]} {
  const first = document.createElement('div');
  first.innerHTML = html;
  const second = document.createElement('div');
  second.innerHTML = first.innerHTML;
  const isStable = first.isEqualNode(second) && first.innerHTML === second.innerHTML;
  return {isStable, violations: [...listViolations(first), ...listViolations(second)]};
}
