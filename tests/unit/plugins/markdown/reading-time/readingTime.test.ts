import {VFile} from 'vfile';
import {parseMarkdown} from '@selection-set/content-model';
import {listWords, readingTime} from '../../../../../plugins/markdown/reading-time/readingTime';
import {markTranslation} from '../../../../support/markTranslation';

async function parse(text: string) {
  const {parsed} = await parseMarkdown(text, 'mdx');
  if (parsed === undefined) {
    throw new Error('The sample is not sound.');
  }
  return parsed.tree;
}

test('prose, code and what components hold is read; front matter, imports and properties are not', async () => {
  const tree = await parse(
    '---\ntitle: Not me\n---\n\nimport X from \'nowhere\';\n\n## One\n\nTwo `three` [four](/no).\n\n<X title="no">\n\n- five\n\n</X>\n\n```js title="no.js"\nsix\n```\n',
  );
  expect(listWords(tree).split(/\s+/u)).toEqual([
    'One',
    'Two',
    'three',
    'four',
    '.',
    'five',
    'six',
  ]);
});

test('the minutes are added to the front matter', async () => {
  const file = new VFile({data: {frontMatter: {title: 'Long'}}});
  readingTime()(await parse('word '.repeat(1000)), file);
  expect(file.data.frontMatter).toEqual({title: 'Long', reading_minutes: 5});
});

test('a number that the author gives stays', async () => {
  const file = new VFile({data: {frontMatter: {reading_minutes: 12}}});
  readingTime()(await parse('word'), file);
  expect(file.data.frontMatter).toEqual({reading_minutes: 12});
});

test('a file without front matter is left alone', async () => {
  const file = new VFile();
  readingTime()(await parse('word'), file);
  expect(file.data).toEqual({});
});

test('what is quoted from the original is no part of the reading time (I4)', async () => {
  const {tree} = await markTranslation({
    before: 'A.\n',
    now: 'Many new words.\n\nAnd more.\n',
    translation: 'Un.\n',
  });
  expect(listWords(tree)).toBe('Un.');
});
