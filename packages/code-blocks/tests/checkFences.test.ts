import {checkFences} from '../src/checkFences';
import {type ContentFile, parseMarkdown} from '@selection-set/content-model';

async function check(text: string): Promise<readonly string[]> {
  const {parsed} = await parseMarkdown(text, 'mdx');
  if (parsed === undefined) {
    throw new Error('The example is no MDX.');
  }
  const file: ContentFile = {
    ...parsed,
    text,
    file: 'docs/a.mdx',
    kind: 'doc',
    locale: 'en-US',
    original: 'docs/a.mdx',
    version: 'current',
    name: 'a.mdx',
  };
  const problems = await checkFences(file);
  return problems.map(({file: name, line, rule, message}) => `${name}:${line} ${rule}: ${message}`);
}

test('mistakes in fences are named with file and line, also within lists and tabs', async () => {
  const problems = await check(
    [
      '---',
      'title: A',
      '---',
      '',
      '```typscript',
      'a',
      '```',
      '',
      '<Tabs>',
      '',
      '- b',
      '',
      '  ```ts {3} lively',
      '  a',
      '  // focus-start',
      '  b',
      '  ```',
      '',
      '</Tabs>',
    ].join('\n'),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:5 code: The language "typscript" is not known\./u),
    expect.stringMatching(/^docs\/a\.mdx:13 code: "lively" is not known here\./u),
    expect.stringMatching(/^docs\/a\.mdx:13 code: Line 3 is marked, and the block has 2\./u),
    'docs/a.mdx:15 code: "focus-start" has no "focus-end" after it.',
  ]);
});

test('fences without mistakes, without a language, and diagrams are no problem', async () => {
  expect(await check('```\na\n```\n\n```ts {1}\na\n```\n\n```mermaid whatever\na\n```')).toEqual(
    [],
  );
});
