import {type ContentFile, parseMarkdown} from '@selection-set/content-model';
import {applyReview, formatStatus, needsWork} from '../src/statusCommand';
import {compareLocale} from '../src/readLocale';
import {createSkeleton, findRenames, repairLock, translationFile} from '../src/syncCommand';
import {listBlocks} from '../src/listBlocks';
import {createLock, formatLock, parseLock} from '../src/compareBlocks';

const TEXT = '---\ntitle: Yoga\n---\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n';

async function build(file: string, text: string, original = file): Promise<ContentFile> {
  const {parsed} = await parseMarkdown(text, 'mdx');
  if (parsed === undefined) {
    throw new Error(`${file} cannot be parsed.`);
  }
  return {
    ...parsed,
    text,
    file,
    original,
    name: file,
    kind: 'doc',
    locale: file === original ? 'en-US' : 'fr',
    version: 'current',
    path: `/${original}`,
  };
}

const lockOf = (file: ContentFile): string => formatLock(createLock(file.file, listBlocks(file)));

describe('a lock file', () => {
  test('is read as it was written', async () => {
    const lock = createLock('docs/a.mdx', listBlocks(await build('docs/a.mdx', TEXT)));
    expect(parseLock(formatLock(lock))).toEqual({lock});
  });

  test('names each malformed line', () => {
    const result = parseLock(
      'source docs/a.mdx\nnonsense\n0123456789ab heading Fine\n<<<<<<< HEAD\n',
    );
    expect(result).toMatchObject({
      lock: undefined,
      mistakes: [
        {line: 2},
        {line: 4, message: expect.stringContaining('"<<<<<<< HEAD" is no block')},
      ],
    });
  });

  test('without a source is damaged in its first line', () => {
    expect(parseLock('# comment\n0123456789ab heading Fine\n')).toMatchObject({
      mistakes: [{line: 2, message: expect.stringContaining('source <file>')}],
    });
  });

  test('is repaired by dropping unreadable lines, and reports which', () => {
    expect(repairLock('nonsense\n0123456789ab heading Fine\nmore\n', 'docs/a.mdx')).toEqual({
      text: formatLock({
        source: 'docs/a.mdx',
        blocks: [{hash: '0123456789ab', kind: 'heading', start: 'Fine'}],
      }),
      dropped: ['nonsense', 'more'],
    });
  });
});

describe('the state of a language', () => {
  const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx';

  test('distinguishes translated, outdated, without a lock, damaged, missing and abandoned', async () => {
    const originals = await Promise.all(
      ['docs/fresh', 'docs/outdated', 'docs/unlocked', 'docs/damaged', 'docs/missing'].map((name) =>
        build(`${name}.mdx`, TEXT),
      ),
    );
    const [fresh, outdated] = originals;
    const translate = (name: string): Promise<ContentFile> =>
      build(translationFile(`docs/${name}.mdx`, 'fr'), TEXT, `docs/${name}.mdx`);
    const translations = await Promise.all(
      ['fresh', 'outdated', 'unlocked', 'damaged', 'gone'].map(translate),
    );
    const old = await build('docs/outdated.mdx', TEXT.replace('Second.', 'Before.'));
    const states = compareLocale({
      originals,
      translations,
      locks: new Map([
        [translationFile('docs/fresh.mdx', 'fr'), lockOf(fresh ?? old)],
        [translationFile('docs/outdated.mdx', 'fr'), lockOf(old)],
        [translationFile('docs/damaged.mdx', 'fr'), 'nonsense'],
      ]),
    });

    expect(states.map(({original, state}) => [original, state])).toEqual([
      ['docs/damaged.mdx', 'damaged'],
      ['docs/fresh.mdx', 'translated'],
      ['docs/gone.mdx', 'abandoned'],
      ['docs/missing.mdx', 'untranslated'],
      ['docs/outdated.mdx', 'translated'],
      ['docs/unlocked.mdx', 'unlocked'],
    ]);
    expect(states[4]).toMatchObject({stale: [{type: 'changed', line: 11, text: 'Second.'}]});
    expect(needsWork(states)).toBe(true);
    expect(formatStatus('fr', states)).toContain('changed docs/outdated.mdx:11 Second.');
    expect(outdated).toBeDefined();
  });

  test('start pages come first, posts last', async () => {
    const originals = await Promise.all(
      ['blog/a/index.mdx', 'docs/yoga/guides/x.mdx', 'docs/index.mdx', 'docs/yoga/index.mdx'].map(
        (file) => build(file, TEXT),
      ),
    );
    const states = compareLocale({originals, translations: [], locks: new Map()});
    expect(states.map(({original}) => original)).toEqual([
      'docs/index.mdx',
      'docs/yoga/index.mdx',
      'docs/yoga/guides/x.mdx',
      'blog/a/index.mdx',
    ]);
    expect(needsWork(states)).toBe(false);
  });

  test('a skeleton is entirely to do, and its headings keep their ids', async () => {
    const original = await build('docs/a.mdx', TEXT);
    const skeleton = createSkeleton(original);
    const translation = await build(FRENCH, skeleton.text, 'docs/a.mdx');

    expect(translation.headings.map(({id}) => id)).toEqual(['one', 'two']);
    expect(skeleton.text).toContain('## One {/* #one */}');
    const [state] = compareLocale({
      originals: [original],
      translations: [translation],
      locks: new Map([[FRENCH, skeleton.lock]]),
    });
    expect(state).toMatchObject({stale: {length: 5}, blockCount: 5});
  });
});

describe('marking blocks as reviewed', () => {
  test('the whole file', async () => {
    const before = listBlocks(await build('docs/a.mdx', TEXT));
    const after = listBlocks(
      await build('docs/a.mdx', TEXT.replace('First.', 'Other.').replace('## Two\n\n', '')),
    );
    expect(applyReview(createLock('docs/a.mdx', before), after)).toEqual(
      createLock('docs/a.mdx', after),
    );
  });

  test('some lines: the other blocks stay stale', async () => {
    const before = listBlocks(await build('docs/a.mdx', TEXT));
    const edited = await build(
      'docs/a.mdx',
      TEXT.replace('First.', 'Other.\n\nNew.').replace('Second.', 'Third.'),
    );
    const lock = applyReview(createLock('docs/a.mdx', before), listBlocks(edited), new Set([9]));
    const [state] = compareLocale({
      originals: [edited],
      translations: [await build('i18n/fr/a.mdx', TEXT, 'docs/a.mdx')],
      locks: new Map([['i18n/fr/a.mdx', formatLock(lock)]]),
    });
    expect(state).toMatchObject({
      stale: [
        {type: 'changed', text: 'Other.'},
        {type: 'changed', text: 'Third.'},
      ],
    });
  });
});

test('a translation follows its renamed original by the blocks they share', async () => {
  const lock = createLock('docs/old.mdx', listBlocks(await build('docs/old.mdx', TEXT)));
  const candidates = new Map([
    ['docs/other.mdx', listBlocks(await build('docs/other.mdx', '# Something else\n'))],
    ['docs/new.mdx', listBlocks(await build('docs/new.mdx', TEXT.replace('First', 'The first')))],
  ]);
  expect(findRenames([lock], candidates)).toEqual([{from: 'docs/old.mdx', to: 'docs/new.mdx'}]);
  candidates.delete('docs/new.mdx');
  expect(findRenames([lock], candidates)).toEqual([]);
});

test.each([
  ['docs/yoga/index.mdx', 'i18n/fr/docusaurus-plugin-content-docs/current/yoga/index.mdx'],
  ['blog/a/index.mdx', 'i18n/fr/docusaurus-plugin-content-blog/a/index.mdx'],
  ['src/pages/about.mdx', 'i18n/fr/docusaurus-plugin-content-pages/about.mdx'],
])('the translation of %s belongs at %s', (original, file) => {
  expect(translationFile(original, 'fr')).toBe(file);
});

test('a file that is not content has no translation', () => {
  expect(() => translationFile('README.md', 'fr')).toThrow('"README.md" cannot be translated');
});
