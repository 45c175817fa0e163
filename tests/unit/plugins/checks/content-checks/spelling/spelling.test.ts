import {checkDictionary, listWords} from '../../../../../../plugins/checks/content-checks';
import {findUnknown} from '../../../../../../plugins/checks/content-checks/spelling/findUnknown';
import {toFile} from '../../../../../support/content';

async function words(text: string): Promise<readonly string[]> {
  return listWords(await toFile(text)).map(({word, line}) => `${line} ${word}`);
}

test('words come from prose, with their lines (A10)', async () => {
  expect(await words("---\ntitle: Two words\n---\n\n## Yoga's plug-ins\n\nDon’t\nwait\n")).toEqual([
    '2 Two',
    '2 words',
    '5 Yoga',
    '5 plug',
    '5 ins',
    "7 Don't",
    '8 wait',
  ]);
});

test.each([
  ['`createYoga` in code', ['in', 'code']],
  ['```ts\nconst wrold = 1;\n```', []],
  ['Open www.wrold.org or https://wrold.org/a', ['Open', 'or']],
  ['[text](/wrold)', ['text']],
  ['<Card title="Shown" href="/wrold" id="wrold">inside</Card>', ['Shown', 'inside']],
  ['{wrold}', []],
  ['file.ts, @scope/name, v2beta and src/lib/a.ts', ['and']],
  ['![A menu](/wrold.png "Opened")', ['A', 'menu', 'Opened']],
  ['{/* wrold */}', []],
  ['<span lang="fr">bonjour</span> <span lang="en-US">hello</span>', ['hello']],
])('%s gives only what is read as prose (A10)', async (text, expected) => {
  expect((await words(`${text}\n`)).map((word) => word.split(' ')[1])).toEqual(expected);
});

test('English and the words of the trade are known, slips are not (A10)', async () => {
  const unknown = await findUnknown(
    ['recieve', 'receive', 'middleware', "don't", 'Hello'],
    ['graphiql', 'server'],
  );

  expect([...unknown.keys()].toSorted()).toEqual(['graphiql', 'recieve']);
  expect(unknown.get('recieve')).toContain('receive');
});

test('the dictionary is sorted, used and needed (A10)', () => {
  const entries = ['beta', 'Alpha', 'gamma', 'the'].map((word, index) => ({word, line: index + 3}));
  const used = new Set(['alpha', 'beta', 'the']);
  const unknown = new Set(['alpha', 'beta', 'gamma']);

  expect(checkDictionary(entries, used, unknown)).toEqual([
    expect.objectContaining({line: 4, message: expect.stringMatching(/Sort the words/u)}),
    expect.objectContaining({line: 5, message: expect.stringMatching(/No page uses "gamma"/u)}),
    expect.objectContaining({line: 6, message: expect.stringMatching(/known without/u)}),
  ]);
});
