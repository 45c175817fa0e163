import {parseMarkdown} from '../../../../plugins/content-model/parseMarkdown';
import {compareBlocks} from '../../../../plugins/translation-status/compareBlocks';
import {listBlocks, type SourceBlock} from '../../../../plugins/translation-status/listBlocks';
import {createLock} from '../../../../plugins/translation-status/lockFile';

const SOURCE = `---
title: Yoga quick start
description: Build a GraphQL server with Yoga from an empty folder and query it over HTTP.
sidebar_position: 2
tools: [YOGA]
---

You build a server that lists books
and adds new ones, in one file.

## Set up the project

<Steps>

1. Create a folder.

   \`\`\`bash
   mkdir yoga-books
   cd yoga-books
   \`\`\`

2. Install **Yoga**:

   <PackageCmd packages={['graphql-yoga', 'graphql']} />

</Steps>

:::tip[Node versions]

Node 20 or newer is enough.

:::

## Options {/* #options */}

| Option    | Default |
| --------- | ------- |
| \`port\`    | 4000    |
| \`logging\` | true    |

- A first point
  - A point below it
- A last point with a [link](/yoga/index.mdx)

<Card title="Guides" href="/docs/yoga">

What to read next.

</Card>

See [^1].

[^1]: A footnote.
`;

async function blocksOf(text: string): Promise<readonly SourceBlock[]> {
  const {parsed} = await parseMarkdown(text, 'mdx');
  if (parsed === undefined) {
    throw new Error('The fixture cannot be parsed.');
  }
  return listBlocks(parsed);
}

/** What each change is about: its type and the words it concerns. */
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

function replace(from: string, to: string): (text: string) => string {
  return (text) => {
    if (!text.includes(from)) {
      throw new Error(`The fixture has no "${from}".`);
    }
    return text.replace(from, to);
  };
}

const INTRO = 'You build a server that lists books\nand adds new ones, in one file.\n';

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
  test.each<[string, (text: string) => string]>([
    ['nothing at all', (text) => text],
    ['other line breaks in a paragraph', replace(INTRO, INTRO.replace('\n', ' '))],
    ['a paragraph on three lines', replace('in one file', 'in\none\nfile')],
    ['more empty lines', replace(INTRO, `\n\n${INTRO}\n\n`)],
    [
      'white space at the ends of lines',
      (text) => text.replaceAll('.\n', '.  \n').replaceAll('.  \n', '.\n\n'),
    ],
    ['double spaces in a paragraph', replace('Node 20 or newer', 'Node 20  or  newer')],
    ['an aligned table', replace('| `port`    | 4000    |', '| `port` | 4000 |')],
    ['other bullets', (text) => text.replaceAll('\n- ', '\n* ')],
    ['another sign for emphasis', replace('**Yoga**', '__Yoga__')],
    ['Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
    [
      'an id added to a heading',
      replace('## Set up the project', '## Set up the project {/* #set-up */}'),
    ],
    ['another id of a heading', replace('#options */', '#settings */')],
    ['another position in the sidebar', replace('sidebar_position: 2', 'sidebar_position: 5')],
    ['another tool', replace('[YOGA]', '[YOGA, TOOLS]')],
    ['a field that readers do not see', replace('tools:', 'owner: maintainers\ntools:')],
    [
      'fields in another order',
      (text) => text.replace(/^(title: .*\n)(description: .*\n)/mu, '$2$1'),
    ],
    ['a comment', replace(INTRO, `{/* For authors. */}\n\n${INTRO}`)],
    ['a fence with tildes', (text) => text.replaceAll('   ```', '   ~~~')],
    [
      'a moved section',
      (text) => {
        const [start, end] = [text.indexOf('## Options'), text.indexOf('<Card')];
        return text.slice(0, start) + text.slice(end) + text.slice(start, end);
      },
    ],
    [
      'two list items in another order',
      replace('- A first point\n  - A point below it\n', '') &&
        ((text) =>
          text.replace(
            '- A first point\n  - A point below it\n- A last point with a [link](/yoga/index.mdx)',
            '- A last point with a [link](/yoga/index.mdx)\n- A first point\n  - A point below it',
          )),
    ],
    [
      'two rows in another order',
      (text) => text.replace(/(\| `port`.*\n)(\| `logging`.*\n)/u, '$2$1'),
    ],
  ])('%s', async (_, edit) => {
    expect(await findStale(edit)).toEqual([]);
  });
});

describe('edits that make exactly these blocks stale', () => {
  test.each<[string, (text: string) => string, readonly string[]]>([
    [
      'a reworded title',
      replace('title: Yoga quick start', 'title: Start with Yoga'),
      ['~ title: Start with Yoga'],
    ],
    [
      'a reworded description',
      replace('from an empty folder and', 'and'),
      ['~ description: Build a GraphQL server with Yoga and query it over HTTP.'],
    ],
    [
      'a new label',
      replace('sidebar_position', 'sidebar_label: Quick start\nsidebar_position'),
      ['+ sidebar_label: Quick start'],
    ],
    [
      'a reworded paragraph',
      replace('lists books', 'lists films'),
      ['~ You build a server that lists films and adds new ones, in one file.'],
    ],
    [
      'a comma',
      replace('ones, in', 'ones in'),
      ['~ You build a server that lists books and adds new ones in one file.'],
    ],
    [
      'a new paragraph',
      replace(INTRO, `${INTRO}\nIt takes ten minutes.\n`),
      ['+ It takes ten minutes.'],
    ],
    [
      'a new paragraph before a reworded one',
      replace(INTRO, `It takes ten minutes.\n\n${INTRO.replace('books', 'films')}`),
      [
        '+ It takes ten minutes.',
        '~ You build a server that lists films and adds new ones, in one file.',
      ],
    ],
    [
      'a paragraph that is gone',
      replace(INTRO, ''),
      ['- You build a server that lists books and adds new ones, in one file.'],
    ],
    [
      'a reworded heading',
      replace('## Set up the project', '## Prepare the project'),
      ['~ Prepare the project'],
    ],
    [
      'a new section',
      replace('## Options', '## Limits\n\nThere are none.\n\n## Options'),
      ['+ Limits', '+ There are none.'],
    ],
    [
      'a section that is gone',
      (text) => text.replace(/## Options[\s\S]*(?=<Card)/u, ''),
      [
        '- Options',
        '- Option | Default',
        '- `port` | 4000',
        '- `logging` | true',
        '- A first point',
        '- A point below it',
        '- A last point with a [link](/yoga/index.mdx)',
      ],
    ],
    ['a reworded list item', replace('A first point', 'The first point'), ['~ The first point']],
    [
      'a new list item',
      replace('- A last point', '- A middle point\n- A last point'),
      ['+ A middle point'],
    ],
    [
      'a reworded item below another',
      replace('A point below it', 'A point under it'),
      ['~ A point under it'],
    ],
    [
      'another link',
      replace('/yoga/index.mdx', '/yoga/quick-start.mdx'),
      ['~ A last point with a [link](/yoga/quick-start.mdx)'],
    ],
    ['one cell', replace('4000    |', '4001    |'), ['~ `port` | 4001']],
    ['a new row', replace('| `logging`', '| `host` | none |\n| `logging`'), ['+ `host` | none']],
    ['a row that is gone', (text) => text.replace(/\| `port`.*\n/u, ''), ['- `port` | 4000']],
    [
      'one line of code',
      replace('mkdir yoga-books', 'mkdir books'),
      ['~ bash mkdir books cd yoga-books'],
    ],
    [
      'another language of the code',
      replace('```bash', '```sh'),
      ['~ sh mkdir yoga-books cd yoga-books'],
    ],
    [
      'a component with other data',
      replace("'graphql']", "'graphql@16']"),
      ["~ <PackageCmd packages={['graphql-yoga', 'graphql@16']} />"],
    ],
    [
      'a component with another title',
      replace('title="Guides"', 'title="Read on"'),
      ['~ <Card title="Read on" href="/docs/yoga" />'],
    ],
    ['a call-out with another title', replace('[Node versions]', '[Versions]'), ['~ Versions']],
    ['a footnote', replace('A footnote.', 'Another note.'), ['~ Another note.']],
    [
      'a moved and a reworded paragraph',
      (text) =>
        `${text.replace(INTRO, '').replace('What to read next.', 'What comes next.')}\n${INTRO}`,
      ['~ What comes next.'],
    ],
  ])('%s', async (_, edit, stale) => {
    expect(await findStale(edit)).toEqual(stale);
  });
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
