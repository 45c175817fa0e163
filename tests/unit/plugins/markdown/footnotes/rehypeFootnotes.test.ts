import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import rehypeFootnotes from '../../../../../plugins/markdown/footnotes/rehypeFootnotes';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeFootnotes);

test('heading and links back are handed to components, which know the language (GEN-3)', async () => {
  const tree = await processor.run(processor.parse('One[^a], two[^a].\n\n[^a]: A note.\n'));
  const text = JSON.stringify(tree);
  expect(text).toContain('"name":"FootnotesHeading"');
  expect(text.match(/"name":"FootnoteBackLink"/gu)).toHaveLength(2);
  expect(text).toContain('{"type":"mdxJsxAttribute","name":"mention","value":"2"}');
  expect(text).not.toMatch(/Back to reference|"Footnotes"|↩/u);
});

test('a note that is named like a number and mentioned once has no number of a mention (GEN-3)', async () => {
  const tree = await processor.run(processor.parse('One[^2].\n\n[^2]: A note.\n'));
  expect(JSON.stringify(tree)).not.toContain('"mention"');
});

test('text without notes is left alone (GEN-3)', async () => {
  const tree = await processor.run(processor.parse('## Footnotes\n'));
  expect(toHtml(tree)).toBe('<h2>Footnotes</h2>');
});
