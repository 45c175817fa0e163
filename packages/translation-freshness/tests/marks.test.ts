import {parseMarkdown} from '@selection-set/content-model';
import {type LocatedBlock, locateBlocks} from '../src/listBlocks';
import {createLock} from '../src/compareBlocks';
import {type MarkPlan, planMarks} from '../src/planMarks';
import {FRESH_EDITS, SOURCE, STALE_EDITS} from '../../../tests/support/translationEdits';

/** The same page in another language, with each block on the line of its original. */
const TRANSLATION = [
  ['Yoga quick start', 'Premiers pas'],
  ['Build a GraphQL server', 'Un serveur GraphQL'],
  ['You build a server that lists books', 'Vous créez un serveur'],
  ['Set up the project', 'Préparer le projet'],
  ['Create a folder', 'Créez un dossier'],
  ['Install **', 'Installez **'],
  ['Node versions', 'Versions de Node'],
  ['Node 20 or newer', 'Node 20 ou plus récent'],
  ['Options {', 'Réglages {'],
  ['| Default', '| Défaut '],
  ['A first point', 'Un premier point'],
  ['A point below', 'Un point sous'],
  ['A last point', 'Un dernier point'],
  ['title="Guides"', 'title="Aide"'],
  ['What to read', 'Que lire'],
  ['See [^1]', 'Voir [^1]'],
  ['A footnote', 'Une note'],
].reduce((text, [from = '', to = '']) => {
  if (!text.includes(from)) {
    throw new Error(`The fixture has no "${from}".`);
  }
  return text.replace(from, to);
}, SOURCE);

async function locate(text: string): Promise<readonly LocatedBlock[]> {
  const {parsed} = await parseMarkdown(text, 'mdx');
  if (parsed === undefined) {
    throw new Error('The fixture cannot be parsed.');
  }
  return locateBlocks(parsed);
}

async function plan(edited: string, translation = TRANSLATION): Promise<MarkPlan> {
  const lock = createLock('docs/a.mdx', await locate(SOURCE));
  return planMarks(lock, await locate(edited), await locate(translation));
}

/** The places of the marks: lines of the translation. */
function places({marks, elsewhere}: MarkPlan): readonly string[] {
  return [
    ...marks.map((mark) =>
      mark.type === 'added'
        ? `added ${mark.after === undefined ? 'at the start' : `after ${mark.after.line}`}`
        : `${mark.type} ${mark.at.line}`,
    ),
    ...elsewhere.map(({type}) => `elsewhere ${type}`),
  ];
}

describe('a translation whose original was edited so that nothing is stale has no mark (I4)', () => {
  test.each(FRESH_EDITS)('%s', async (_, edit) => {
    expect(await plan(edit(SOURCE))).toEqual({marks: [], elsewhere: [], count: 0});
  });
});

describe('exactly the blocks whose original has changed have a mark (I4)', () => {
  test.each(STALE_EDITS)('%s', async (_, edit, stale, marked) => {
    const result = await plan(edit(SOURCE));
    expect(places(result)).toEqual(marked);
    expect(result.count).toBe(stale.length);
  });
});

test('a section that the translation has built differently has its changes in the notice, others keep their marks (I4)', async () => {
  const joined = TRANSLATION.replace('\n- Un dernier point', ' et un dernier point');
  const edited = SOURCE.replace('A first point', 'The first point').replace('lists books', 'lists');

  const result = await plan(edited, joined);
  expect(places(result)).toEqual(['changed 8', 'elsewhere changed']);
  expect(result.elsewhere).toEqual([{type: 'changed', kind: 'list-item', text: 'The first point'}]);
});

test('a translation with another number of headings has no marks in its text (I4)', async () => {
  const result = await plan(
    SOURCE.replace('lists books', 'lists films').replace('`port`    | 4000', '`port` | 4001'),
    TRANSLATION.replace('## Préparer le projet', 'Préparer le projet'),
  );
  expect(result).toMatchObject({
    marks: [],
    elsewhere: [
      {text: 'You build a server that lists films and adds new ones, in one file.'},
      {text: '`port` | 4001'},
    ],
    count: 2,
  });
});

test('code that already equals the current code of the original is not outdated (I4)', async () => {
  const edit = (text: string): string => text.replace('mkdir yoga-books', 'mkdir books');
  expect((await plan(edit(SOURCE))).count).toBe(1);
  expect((await plan(edit(SOURCE), edit(TRANSLATION))).count).toBe(0);
});

test('what is new is shown, even where another part of the translation says the same (I4)', async () => {
  const again = SOURCE.replace(
    'What to read next.',
    'What to read next.\n\n```bash\nmkdir yoga-books\ncd yoga-books\n```',
  );
  expect(places(await plan(again))).toEqual(['added after 47']);
});

test('in a translation that was only started, what is still in English is marked as such, and code is not (I4)', async () => {
  const {parsed} = await parseMarkdown('# A\n\nText.\n\n```js\nlet a;\n```\n', 'mdx');
  if (parsed === undefined) {
    throw new Error('The fixture cannot be parsed.');
  }
  const blocks = locateBlocks(parsed);
  const lock = createLock('docs/a.mdx', blocks);
  const started = {...lock, blocks: lock.blocks.map((block) => ({...block, hash: '0'.repeat(12)}))};

  expect(places(planMarks(started, blocks, blocks))).toEqual(['untranslated 1', 'untranslated 3']);
});
