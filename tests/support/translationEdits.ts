/** A page with one of each kind of block, edits of it, and what becomes of a translation by each of them. */
export const SOURCE = `---
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

function replace(from: string, to: string): (text: string) => string {
  return (text) => {
    if (!text.includes(from)) {
      throw new Error(`The fixture has no "${from}".`);
    }
    return text.replace(from, to);
  };
}

const INTRO = 'You build a server that lists books\nand adds new ones, in one file.\n';

type Edit = (text: string) => string;

export const FRESH_EDITS: readonly (readonly [string, Edit])[] = [
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
];

/** Name, edit, what is stale, and where a translation with the same lines has its marks. */
export const STALE_EDITS: readonly (readonly [
  string,
  Edit,
  readonly string[],
  readonly string[],
])[] = [
  [
    'a reworded title',
    replace('title: Yoga quick start', 'title: Start with Yoga'),
    ['~ title: Start with Yoga'],
    ['elsewhere changed'],
  ],
  [
    'a reworded description',
    replace('from an empty folder and', 'and'),
    ['~ description: Build a GraphQL server with Yoga and query it over HTTP.'],
    ['elsewhere changed'],
  ],
  [
    'a new label',
    replace('sidebar_position', 'sidebar_label: Quick start\nsidebar_position'),
    ['+ sidebar_label: Quick start'],
    ['elsewhere added'],
  ],
  [
    'a reworded paragraph',
    replace('lists books', 'lists films'),
    ['~ You build a server that lists films and adds new ones, in one file.'],
    ['changed 8'],
  ],
  [
    'a comma',
    replace('ones, in', 'ones in'),
    ['~ You build a server that lists books and adds new ones in one file.'],
    ['changed 8'],
  ],
  [
    'a new paragraph',
    replace(INTRO, `${INTRO}\nIt takes ten minutes.\n`),
    ['+ It takes ten minutes.'],
    ['added after 8'],
  ],
  [
    'a new paragraph before a reworded one',
    replace(INTRO, `It takes ten minutes.\n\n${INTRO.replace('books', 'films')}`),
    [
      '+ It takes ten minutes.',
      '~ You build a server that lists films and adds new ones, in one file.',
    ],
    ['changed 8', 'added at the start'],
  ],
  [
    'a paragraph that is gone',
    replace(INTRO, ''),
    ['- You build a server that lists books and adds new ones, in one file.'],
    ['removed 8'],
  ],
  [
    'a reworded heading',
    replace('## Set up the project', '## Prepare the project'),
    ['~ Prepare the project'],
    ['changed 11'],
  ],
  [
    'a new section',
    replace('## Options', '## Limits\n\nThere are none.\n\n## Options'),
    ['+ Limits', '+ There are none.'],
    ['added after 30'],
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
    [
      'removed 34',
      'removed 36',
      'removed 38',
      'removed 39',
      'removed 41',
      'removed 42',
      'removed 43',
    ],
  ],
  [
    'a reworded list item',
    replace('A first point', 'The first point'),
    ['~ The first point'],
    ['changed 41'],
  ],
  [
    'a new list item',
    replace('- A last point', '- A middle point\n- A last point'),
    ['+ A middle point'],
    ['added after 42'],
  ],
  [
    'a reworded item below another',
    replace('A point below it', 'A point under it'),
    ['~ A point under it'],
    ['changed 42'],
  ],
  [
    'another link',
    replace('/yoga/index.mdx', '/yoga/quick-start.mdx'),
    ['~ A last point with a [link](/yoga/quick-start.mdx)'],
    ['changed 43'],
  ],
  ['one cell', replace('4000    |', '4001    |'), ['~ `port` | 4001'], ['changed 38']],
  [
    'a new row',
    replace('| `logging`', '| `host` | none |\n| `logging`'),
    ['+ `host` | none'],
    ['added after 38'],
  ],
  [
    'a row that is gone',
    (text) => text.replace(/\| `port`.*\n/u, ''),
    ['- `port` | 4000'],
    ['removed 38'],
  ],
  [
    'one line of code',
    replace('mkdir yoga-books', 'mkdir books'),
    ['~ bash mkdir books cd yoga-books'],
    ['changed 17'],
  ],
  [
    'another language of the code',
    replace('```bash', '```sh'),
    ['~ sh mkdir yoga-books cd yoga-books'],
    ['changed 17'],
  ],
  [
    'a component with other data',
    replace("'graphql']", "'graphql@16']"),
    ["~ <PackageCmd packages={['graphql-yoga', 'graphql@16']} />"],
    ['changed 24'],
  ],
  [
    'a component with another title',
    replace('title="Guides"', 'title="Read on"'),
    ['~ <Card title="Read on" href="/docs/yoga" />'],
    ['changed 45'],
  ],
  [
    'a call-out with another title',
    replace('[Node versions]', '[Versions]'),
    ['~ Versions'],
    ['changed 28'],
  ],
  [
    'a footnote',
    replace('A footnote.', 'Another note.'),
    ['~ Another note.'],
    ['elsewhere changed'],
  ],
  [
    'a moved and a reworded paragraph',
    (text) =>
      `${text.replace(INTRO, '').replace('What to read next.', 'What comes next.')}\n${INTRO}`,
    ['~ What comes next.'],
    ['changed 47'],
  ],
];
