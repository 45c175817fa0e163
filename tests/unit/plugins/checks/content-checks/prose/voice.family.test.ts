import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkProse} from '../../../../../../plugins/checks/content-checks/prose/checkProse';
import {findCalques} from '../../../../../../plugins/checks/content-checks/prose/voice';
import {PROJECT, toFile} from '../../../../../support/content';

async function find(text: string, locale = 'en-US'): Promise<readonly string[]> {
  const problems = await checkProse(await toFile(text, {locale}));
  return problems.map(({line, rule, message}) => `${line} ${rule}: ${message}`);
}

describe('voice (A10)', () => {
  test.each([
    ['A check of a header belongs into `onRequest`.', 'belongs into', /belongs in/u],
    ['Clients shall not see it.', 'shall', /must/u],
    ['The right mend is short.', 'mend', /fix/u],
    ['The state stands\nbelow it.', 'stands below', /comes/u],
    ['The stock service wants a token.', 'service wants', /requires/u],
    ['Yoga knows the path.', 'Yoga knows', /supports/u],
    ['[Yoga](https://a.example) speaks HTTP.', 'Yoga speaks', /supports/u],
    ['This page provokes each message.', 'provokes', /reproduce/u],
    ['It is built anew.', 'anew', /again/u],
    ['It takes the place of a fragment.', 'takes the place of', /replaces/u],
    ['`null` in the place of the book.', 'in the place of', /instead of/u],
    ['It works. Beside Yoga, you need more.', 'Beside', /Next to/u],
    ['Each with its cause and cure.', 'cure', /fix/u],
    ['Raise the packages, one at a time.', 'Raise the packages', /upgrade/u],
    ['What stood below `serve` moves.', 'stood below', /comes/u],
    ['The plugin brings 64 rules.', 'plugin brings', /contains/u],
    ['It sees each operation,\nalso those that fail.', 'also those', /even/u],
    ['It reads the folder from version 9 on.', 'from version 9 on', /newer/u],
    ['Keep the call inside of the function.', 'inside of', /inside/u],
    ['It cannot send headers of yours.', 'of yours', /your/u],
    ['An empty list is no error.', 'is no error', /is not/u],
    ['The name of the type of the field counts.', 'The name of the type of the field', /one "of"/u],
  ])('%j is reported', async (text, found, write) => {
    expect(await find(`Words.\n\n${text}\n`)).toEqual([
      expect.stringMatching(new RegExp(`^[34] voice: "${found}" .*${write.source}`, 'u')),
    ]);
  });

  test.each([
    'The array stands in for a database.',
    '`*` stands for all types.',
    'There is no error in the log.',
    'You know the path, and clients want more.',
    'Use a new application instead of yours.',
    'Read the name, and also the type, from 4000 on the host.',
    'A restart brings them back, on the inside of the cache.',
    'A line beside the text marks it.',
    'The name of the type counts.',
    '`mend()` repairs a lock.',
    'A stand-in of the registry.',
  ])('%j is fine', async (text) => {
    expect(await find(`${text}\n`)).toEqual([]);
  });

  test('comments of samples are prose, their code is not', async () => {
    const text = 'Words.\n\n```ts\nconst shall = 1; // what clients shall see\n# knows\n```\n';
    expect(await find(text)).toEqual([expect.stringMatching(/^4 voice: "shall"/u)]);
  });

  test('other languages have other calques', async () => {
    expect(await find('Shall we mend it?\n', 'fr')).toEqual([]);
  });

  test('a comment with a reason allows what an example shows', async () => {
    const text = '{/* lint-ignore voice: shows what not to write */}\n\nThe right mend is short.\n';
    expect(await find(text)).toEqual([]);
  });

  test('the style page shows two dozen pairs whose second column passes', () => {
    const style = readFileSync(path.join(PROJECT, 'docs/writing/style.mdx'), 'utf8');
    const [, table = ''] = style.split('| Before | After |\n| --- | --- |\n');
    const rows = (table.split('\n\n')[0] ?? '').split('\n').map((row) => row.split(' | '));

    expect(rows).toHaveLength(24);
    expect(rows.flatMap(([, after = '']) => findCalques(after))).toEqual([]);
  });
});

describe('what no content check reads (A10)', () => {
  const CODE = /^(?<fence>```+).*?^\k<fence>$|`[^`\n]*`/gmsu;
  const listed = (file: string): readonly string[] =>
    findCalques(readFileSync(path.join(PROJECT, file), 'utf8').replaceAll(CODE, '`')).map(
      ({found}) => `${file}: ${found}`,
    );
  const readmes = ['packages', 'plugins'].flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), {encoding: 'utf8', recursive: true})
      .filter((file) => path.basename(file) === 'README.md' && !file.includes('node_modules'))
      .map((file) => path.join(folder, file)),
  );
  const handbook = readdirSync(path.join(PROJECT, 'handbook'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('handbook', file));

  test.each(['README.md', 'CONTRIBUTING.md', ...readmes, ...handbook])(
    '%s has no calques',
    (file) => {
      expect(listed(file)).toEqual([]);
    },
  );

  test.each(['code.json', 'docusaurus-theme-classic/navbar.json'])(
    'the English interface texts of %s have no calques',
    (file) => {
      expect(listed(path.join('i18n/en-US', file))).toEqual([]);
    },
  );
});
