import {parseMarkdown} from '@selection-set/content-model';
import {compareBlocks, createLock} from '../src/compareBlocks';
import {createOriginals, listBlocks, type SourceBlock} from '../src/listBlocks';
import {createContentSite} from '../../../tests/support/contentSite';
import {FRESH_EDITS, SOURCE, STALE_EDITS} from '../../../tests/support/translationEdits';

async function blocksOf(text: string): Promise<readonly SourceBlock[]> {
  const {parsed} = await parseMarkdown(text, 'mdx');
  if (parsed === undefined) {
    throw new Error('The fixture cannot be parsed.');
  }
  return listBlocks(parsed);
}

/** The changes as text: their type and the words they concern. */
async function findStale(edit: (text: string) => string): Promise<readonly string[]> {
  const edited = edit(SOURCE);
  const before = await blocksOf(SOURCE);
  const current = await blocksOf(edited);
  const {blocks: locked} = createLock('docs/a.mdx', before);
  return compareBlocks(locked, current).map((change) =>
    change.type === 'removed'
      ? `- ${before[change.locked]?.text}`
      : `${change.type === 'added' ? '+' : '~'} ${current[change.current]?.text}`,
  );
}

test('a file has a block for each heading, paragraph, list item, table row, code block and text of a component', async () => {
  expect((await blocksOf(SOURCE)).map(({kind, line}) => `${line} ${kind}`)).toEqual([
    '2 front-matter',
    '3 front-matter',
    '8 paragraph',
    '11 heading',
    '15 list-item',
    '17 code',
    '22 list-item',
    '24 component',
    '28 paragraph',
    '30 paragraph',
    '34 heading',
    '36 table-row',
    '38 table-row',
    '39 table-row',
    '41 list-item',
    '42 list-item',
    '43 list-item',
    '45 component',
    '47 paragraph',
    '51 paragraph',
    '53 paragraph',
  ]);
});

describe('edits that leave every translation fresh', () => {
  test.each(FRESH_EDITS)('%s', async (_, edit) => {
    expect(await findStale(edit)).toEqual([]);
  });
});

describe('edits that make exactly these blocks stale', () => {
  test.each(STALE_EDITS)('%s', async (_, edit, stale) => {
    expect(await findStale(edit)).toEqual(stale);
  });
});

test('every field of the front matter that readers see is a block', async () => {
  const fields = ['title', 'description', 'sidebar_label'].map((name) => `${name}: Words`);
  const blocks = await blocksOf(`---\n${fields.join('\n')}\nslug: /a\n---\n`);
  expect(blocks.map(({text}) => text)).toEqual(fields);
});

test('an original is read again once its text has changed, and not before', async () => {
  const site = createContentSite({'docs/a.mdx': 'One.\n'});
  const read = createOriginals(site.siteDir);
  const textsOf = async () => (await read('docs/a.mdx'))?.map(({text}) => text);
  expect(await textsOf()).toEqual(['One.']);
  expect(await read('docs/a.mdx')).toBe(await read('docs/a.mdx'));
  site.replace('docs/a.mdx', 'One', 'Two');
  expect(await textsOf()).toEqual(['Two.']);
  site.dispose();
});

test('an added block knows which translated block it follows', async () => {
  const before = await blocksOf(SOURCE);
  const current = await blocksOf(SOURCE.replace('## Options', 'One more thing.\n\n## Options'));
  const {blocks} = createLock('docs/a.mdx', before);
  const [change] = compareBlocks(blocks, current);

  expect(change).toMatchObject({type: 'added'});
  expect(change?.type === 'added' && before[change.after]?.text).toBe(
    'Node 20 or newer is enough.',
  );
});
