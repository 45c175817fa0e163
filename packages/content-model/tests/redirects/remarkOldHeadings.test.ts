import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import rehypeStringify from 'rehype-stringify';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {planRedirects, remarkOldHeadings} from '../../src/redirects/readRedirects';

const TEXT = '## One\n\nText.\n\n### Two\n';

async function transform(
  redirects: readonly {readonly from: string; readonly to: string}[],
): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(headings, {anchorsMaintainCase: false})
    .use(remarkOldHeadings, {
      plan: planRedirects(redirects),
      pathOf: (file: string) => (file === '/docs/a.mdx' ? '/docs/a' : undefined),
    });
  const file = new VFile({value: TEXT, path: '/docs/a.mdx'});
  return processor.run(processor.parse(file), file);
}

async function toHtml(tree: Root): Promise<string> {
  const toElements = unified().use(remarkRehype).use(rehypeStringify);
  return toElements.stringify(await toElements.run(tree));
}

test('a renamed heading has an anchor with its old id (N8)', async () => {
  const tree = await transform([
    {from: '/docs/a#zwei', to: '/docs/a#two'},
    {from: '/docs/a#deux', to: '/docs/a#two'},
  ]);

  expect(await toHtml(tree)).toBe(
    '<h2 id="one">One</h2>\n<p>Text.</p>\n<h3 id="two"><span id="zwei"></span><span id="deux"></span>Two</h3>',
  );
});

test('a heading that was removed leads to the top of its page (N8)', async () => {
  const tree = await transform([{from: '/docs/a#zero', to: '/docs/a'}]);

  expect(await toHtml(tree)).toMatch(/^<span id="zero"><\/span>\s*<h2 id="one">/u);
});

test('a heading on another page now brings its notice, with the import that it needs (N8)', async () => {
  const {children} = await transform([{from: '/docs/a#three', to: '/docs/b#three'}]);

  expect(children.slice(0, 2)).toMatchObject([
    {type: 'mdxjsEsm', data: {estree: {body: [{type: 'ImportDeclaration'}]}}},
    {
      type: 'mdxJsxFlowElement',
      name: 'MovedHeading',
      attributes: [
        {name: 'id', value: 'three'},
        {name: 'to', value: '/docs/b#three'},
      ],
    },
  ]);
});

test('a page without such headings stays as it is (N8)', async () => {
  const untouched = await transform([]);

  expect(await transform([{from: '/docs/b#x', to: '/docs/b#y'}])).toEqual(untouched);
});
