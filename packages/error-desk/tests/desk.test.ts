import {createDesk, INDEX_FORMAT, toTemplate, type ErrorIndex} from '../src';
import {readLog} from '../src/template';
import {writeIndex} from '../src/writeIndex';
import {page, section, TOOLS} from './support';

const MILL = page(
  'mill',
  [
    section('The roller is jammed', {
      outputs: ['Error: Roller "north" is jammed by sheet 41 of ./sheets/a4.json'],
    }),
    section('Pulp inventory exhausted', {
      outputs: ['MillError: Pulp inventory exhausted after 12 bales'],
    }),
    section('Messages', {
      rows: [
        {codes: ["Cannot find module 'watermark-loader'"], cure: 'Install watermark-loader.'},
        {codes: ['Rope "…" snapped while drying'], cure: 'Replace the rope.'},
      ],
    }),
    section('Where to go next', {codes: ['npm install paper-mill']}),
  ],
  'const roller = mill.roller("north"); // ./sheets/a4.json',
);

const INDEX = writeIndex([MILL], TOOLS);
const desk = createDesk(INDEX);
const find = (log: string): readonly string[] =>
  desk.diagnose(log).findings.map(({entry}) => entry.title);

test('what differs from run to run becomes a slot', () => {
  expect(
    toTemplate(
      'Roller "a b" of C:\\mill\\x.json and src/mill.ts stopped at 12:07 by v3.1.4 (9f86d081884c7d65), Query.sheet, https://a.example/b',
    ),
  ).toBe('Roller "…" of … and … stopped at … by … (…), …');
  expect(toTemplate("Can't find 'x' in `y`, “z” or «w»")).toBe("Can't find '…' in `…`, “…” or «…»");
});

test('a quoted name stays where the page did not make it up', () => {
  expect(desk.entries.map(({title, templates}) => [title, templates])).toEqual([
    ['The roller is jammed', ['Roller "…" is jammed by sheet … of …']],
    [
      'Pulp inventory exhausted',
      ['Pulp inventory exhausted', 'MillError: Pulp inventory exhausted after … bales'],
    ],
    ["Cannot find module 'watermark-loader'", ["Cannot find module 'watermark-loader'"]],
    ['Rope "…" snapped while drying', ['Rope "…" snapped while drying']],
  ]);
});

test('a printed value is no name, wherever it is quoted', () => {
  const isKept = (): boolean => true;
  expect(toTemplate('Cannot use "[object Roller]" from there', isKept)).toBe(
    'Cannot use "…" from there',
  );
  expect(toTemplate("Cannot use '{ speed: 3 }' as 'Roller'", isKept)).toBe(
    "Cannot use '…' as 'Roller'",
  );
});

test.each([
  ['plain', 'Error: Roller "south-2" is jammed by sheet 7 of /srv/in.json'],
  [
    'coloured',
    '\u001B[31mError:\u001B[39m Roller "\u001B[1ms\u001B[22m" is jammed by sheet 7 of x.json',
  ],
  [
    'with colours whose first character was lost',
    '[31mRoller "s" is jammed by sheet 7 of x.json[0m',
  ],
  ['wrapped', 'Error: Roller "s" is jammed\n  by sheet 7 of\n  /srv/in.json'],
  ['wrapped in a frame', ' ›   Error: Roller "s" is jammed\n ›   by sheet 7 of /srv/in.json'],
  [
    'with times',
    '2026-01-02T03:04:05.678Z Roller "s" is jammed\n2026-01-02T03:04:05.679Z by sheet 7',
  ],
  ['of a container', 'mill-1  | Roller "s" is jammed by sheet 7 of /srv/in.json'],
  ['of npm', 'npm ERR! Roller "s" is jammed by sheet 7 of /srv/in.json\nnpm ERR! code 1'],
  ['of Windows', 'Roller "s" is jammed\r\nby sheet 7 of C:\\in.json\r\n'],
  ['in JSON', '{"errors":[{"message":"Roller \\"s\\" is jammed by sheet 7 of /srv/in.json"}]}'],
  [
    'in JSON in JSON',
    '{"body":"{\\"message\\":\\"Roller s is jammed by sheet 7 of /srv/in.json\\"}"}',
  ],
  [
    'with a stack',
    'Roller "s" is jammed by sheet 7 of in.json\n    at feed (/srv/node_modules/paper-mill/index.js:3:7)\n    at node:internal/main:1:1',
  ],
])('a message is found %s', (_, log) => {
  expect(find(log)).toEqual(['The roller is jammed']);
});

test.each([
  ["Error: Cannot find module './feeder'\nRequire stack:\n- /srv/index.js"],
  ['ENOENT: no such file or directory, open "/srv/a4.json"'],
  ['The inventory service is exhausted'],
  ['the roller coaster is closed'],
  ['rope.py", line 3, in dry'],
  [''],
])('%j has no cure here', (log) => {
  expect(find(log)).toEqual([]);
});

test('a name that belongs to a message has to be there', () => {
  expect(find("Error: Cannot find module 'watermark-loader'")).toEqual([
    "Cannot find module 'watermark-loader'",
  ]);
});

test('a name that belongs to a message is no message by itself', () => {
  const named = createDesk(
    writeIndex(
      [page('mill', [section('x', {headingCodes: ["Gauge for reel '@ink/press' lost"]})])],
      TOOLS,
    ),
  );
  expect(named.diagnose("Gauge for reel '@ink/press' lost").findings).toHaveLength(1);
  expect(named.diagnose("Dry the reel of '@ink/press' in time").findings).toEqual([]);
});

test('errors stand in the order of cause: what was named as one first, the deepest before the others', () => {
  const [rope, pulp, roller] = [
    'Rope "x" snapped while drying',
    'Pulp inventory exhausted after 3 bales',
    'Roller "x" is jammed by sheet 1 of a.json',
  ];
  const titles = [
    'Rope "…" snapped while drying',
    'Pulp inventory exhausted',
    'The roller is jammed',
  ];
  expect(find([rope, pulp, roller].join('\nwaiting for the next step of the run\n'))).toEqual(
    titles,
  );
  expect(
    find(`${rope}\n    at dry (/srv/a.js:1:1)\nCaused by: ${pulp}\nCaused by: ${roller}`),
  ).toEqual(titles.toReversed());
  expect(find(`${rope} {\n  [cause]: Error: ${pulp}\n}`)).toEqual([titles[1], titles[0]]);
});

test('a finding says where it stands, and what it was produced with', () => {
  const [finding] = desk.diagnose('starting\n\n[12:00:01] Rope "x" snapped while drying').findings;
  expect(finding).toMatchObject({
    line: 3,
    excerpt: 'Rope "x" snapped while drying',
    entry: {
      tool: 'mill',
      version: 'mill 1.2.3',
      cure: 'Replace the rope.',
      href: '/docs/mill#messages',
    },
  });
});

test('of two tools with one message, the one that the log names comes first', () => {
  const twins = createDesk(
    writeIndex(
      [MILL, page('press', [section('Sheet feeder misaligned.')])].concat(
        page('mill', [section('Sheet feeder misaligned.')]),
      ),
      TOOLS,
    ),
  );
  const tools = (log: string): readonly string[] =>
    twins
      .diagnose(log)
      .findings.flatMap(({entry, others}) => [entry, ...others].map(({tool}) => tool));
  const message = 'Sheet feeder misaligned.';
  expect(tools(`${message}\n    at feed (/srv/node_modules/@ink/press/a.js:1:1)`)).toEqual([
    'press',
    'mill',
  ]);
  expect(tools(`$ paper-mill run\n${message}`)).toEqual(['mill', 'press']);
});

test('of many entries with one message, three more are offered', () => {
  const pages = Array.from({length: 6}, (_, index) => ({
    ...page('mill', [section('Sheet feeder misaligned.')]),
    path: `/docs/mill/${index}`,
  }));
  const {findings} = createDesk(writeIndex(pages, TOOLS)).diagnose('Sheet feeder misaligned.');
  expect(findings.map(({others}) => others.length)).toEqual([3]);
});

test('of a log that is too long, the first and the last half are read', () => {
  const short = createDesk(INDEX, {maxChars: 200});
  const rope = 'Rope "x" snapped while drying\n';
  const [before, after] = [9, 4].map((count) => 'waiting for the next step\n'.repeat(count));
  const linesOf = (log: string): number => short.diagnose(log).findings.length;
  expect([`${rope}${before}${after}`, `${before}${after}${rope}`].map(linesOf)).toEqual([1, 1]);
  expect(linesOf(`${before}${rope}${after}`)).toBe(0);
});

test('what is unknown is said briefly', () => {
  const {unknown} = desk.diagnose(`Error: Failed to whiten ${'a sheet '.repeat(100)}`);
  expect(unknown?.template).toHaveLength(200);
});

test('what is unknown is said without its names, with the tool that the log names', () => {
  expect(
    desk.diagnose('$ paper-mill\nready\nError: Failed to whiten "sheet 9"\n    at x (/a.js:1:1)')
      .unknown,
  ).toMatchObject({template: 'Error: Failed to whiten "…"', tool: {id: 'mill'}});
  expect(desk.diagnose('   ').unknown).toBeUndefined();
});

test('what the code of a page throws itself is no message of its tool', () => {
  const own = writeIndex(
    [
      page(
        'mill',
        [
          section('Try it', {
            outputs: ['Bale 12 is wet, dry it before pressing'],
          }),
          section('Drying', {
            outputs: ['DryingError: The rope snapped while drying: pulley 3 is stuck fast'],
          }),
        ],
        'throw new Error(`Bale ${id} is wet, dry it`);\nthrow new Error("pulley 3 is stuck fast");',
      ),
    ],
    TOOLS,
  );
  expect(own.entries.map(([, , title]) => title)).toEqual([
    'DryingError: The rope snapped while drying: …',
  ]);
});

test('what a section has besides its message counts near it, and leaves distant words to others', () => {
  const roller =
    'Roller "…" is jammed by sheet "…" of the tray below the cylinder of the second press';
  const rope = 'The rope snapped behind the dryer';
  const two = createDesk(
    writeIndex(
      [
        page('mill', [
          section('Jams', {headingCodes: [roller, 'Rope snapped']}),
          section('Ropes', {headingCodes: [rope]}),
        ]),
      ],
      TOOLS,
    ),
  );
  const titles = (lines: readonly string[], wait: number): readonly string[] =>
    two
      .diagnose(lines.join(`\n${'waiting for the next step of the run\n'.repeat(wait)}`))
      .findings.map(({entry}) => entry.title);
  for (const lines of [
    [roller, rope],
    [rope, roller],
  ]) {
    expect(titles(lines, 3)).toEqual(['Jams']);
    expect(titles(lines, 20).toSorted()).toEqual(['Jams', 'Ropes']);
  }
});

test('a message of few words is another one without any of them', () => {
  const few = createDesk(
    writeIndex(
      [
        page('mill', [
          section('`Failed to bleach pulp`', {headingCodes: ['Failed to bleach pulp']}),
        ]),
      ],
      TOOLS,
    ),
  );
  expect(few.diagnose('paper-mill: Failed to bleach pulp').findings).toHaveLength(1);
  expect(few.diagnose('paper-mill: Failed to publish pulp').findings).toEqual([]);
});

test('a message is found without the suggestion that it ends in, and with what bundlers put before a class', () => {
  const own = createDesk(
    writeIndex(
      [
        page(
          'mill',
          [
            section('Grades', {
              outputs: ['Error: Unknown grade "Bond" of sheet. Did you mean "Bone"?'],
            }),
            section('Rollers', {outputs: ['No roller provided for Dryer of sheets']}),
          ],
          'new Sheet("Bond");',
        ),
      ],
      TOOLS,
    ),
  );
  expect(own.diagnose('paper-mill: Unknown grade "Ivory" of sheet.').findings).toHaveLength(1);
  expect(own.diagnose('paper-mill: No roller provided for _Dryer of sheets').findings).toHaveLength(
    1,
  );
});

test('a whole message behind the colon of another program is told', () => {
  const quoted = createDesk(
    writeIndex(
      [page('mill', [section('`Sheet must be there`', {headingCodes: ['Sheet must be there']})])],
      TOOLS,
    ),
  );
  const log = (mark: string): string =>
    `The order of a customer could not be printed today${mark} Sheet must be there`;
  expect(quoted.diagnose(log(':')).findings).toHaveLength(1);
  expect(quoted.diagnose(log(',')).findings).toEqual([]);
});

test('cures are shortened until the index fits, at the end of a sentence or a word', () => {
  const sheets = Array.from({length: 20}, (_, nth) => `Take sheet ${nth}${nth} out.`);
  const long = page('mill', [section('Roller "…" is jammed.', {cure: sheets.join(' ')})]);
  const size = (index: ErrorIndex): number =>
    new TextEncoder().encode(JSON.stringify(index)).length;
  const cureOf = (index: ErrorIndex): string | undefined => createDesk(index).entries[0]?.cure;
  const whole = writeIndex([long], TOOLS, {maxBytes: 10_000, maxCure: 1000});
  const small = writeIndex([long], TOOLS, {maxBytes: size(whole) - 60, maxCure: 1000});
  expect(cureOf(whole)).toBe(sheets.join(' '));
  expect(size(small)).toBeLessThanOrEqual(size(whole) - 60);
  expect(cureOf(small)).toMatch(/^(?:Take sheet \d+ out\. )+Take sheet \d+ out\.$/u);
  const bare = size(
    writeIndex([page('mill', [section('Roller "…" is jammed.', {cure: ''})])], TOOLS),
  );
  const none = writeIndex([long], TOOLS, {maxBytes: bare, maxCure: 1000});
  expect(cureOf(none)).toBe('');
  expect(() => writeIndex([long], TOOLS, {maxBytes: 100})).toThrow(
    /^The index of errors has \d+ bytes without its cures, and 100 are allowed\./u,
  );
});

test('an index has what repeats in its texts once, and its readers get each text as it was', () => {
  const titles = Array.from(
    {length: 40},
    (_, nth) => `The "…" of roller ^${nth} 紙の在庫がありません ~a % of | \\n cannot be printed.`,
  );
  const index = writeIndex(
    [
      page(
        'mill',
        titles.map((title) => section(title, {cure: 'الورق غير متوفر في المخزن'})),
      ),
    ],
    TOOLS,
  );
  expect(createDesk(index).entries.map(({title}) => title)).toEqual(titles);
  expect(createDesk(index).entries.every(({cure}) => cure === 'الورق غير متوفر في المخزن')).toBe(
    true,
  );
  expect(JSON.stringify(index).length).toBeLessThan(
    JSON.stringify(createDesk(index).entries).length / 2,
  );
  expect(JSON.stringify(index.entries)).toMatch(/^[\x20-\x7e]*$/u);
});

test('a message of one word is found where a heading has it and the log speaks of the subject', () => {
  const one = createDesk(
    writeIndex(
      [
        page('mill', [
          section('SheetNotFound', {headingCodes: ['SheetNotFound']}),
          section('Use useRoller', {headingCodes: ['useRoller']}),
        ]),
      ],
      TOOLS,
    ),
    {subjectSigns: /paper/u},
  );
  expect(one.entries.map(({title}) => title)).toEqual(['SheetNotFound']);
  expect(one.diagnose('{"message":"SheetNotFound","of":"paper"}').findings).toHaveLength(1);
  expect(one.diagnose('{"message":"SheetNotFound"}').findings).toEqual([]);
});

test('an apostrophe in a message is no quotation mark', () => {
  const apostrophe = writeIndex(
    [page('mill', [section('x', {codes: ["Can't unroll '@ink/reel'"]})])],
    TOOLS,
  );
  expect(createDesk(apostrophe).entries.map(({templates}) => templates)).toEqual([
    ["Can't unroll '@ink/reel'"],
  ]);
});

test('a name may have quotes of every kind', () => {
  for (const name of ['"s"', "'s'", '`s`', '“s”', '‘s’', '«s»']) {
    expect(toTemplate(`Roller ${name} is jammed`)).toBe(
      `Roller ${name.replace('s', '…')} is jammed`,
    );
  }
});

test('an index of another format says what to do', () => {
  expect(() => createDesk({...INDEX, format: INDEX_FORMAT + 1})).toThrow(
    `The index of errors has format ${INDEX_FORMAT + 1}, and this code reads ${INDEX_FORMAT}. Build the site again.`,
  );
});

test('lines of stacks, of source files and of steps that succeeded are set aside', () => {
  const lines = readLog(
    [
      'Error: x',
      '    at feed (/srv/a.js:1:2)',
      '    at async /srv/b.js:3:4',
      '  File "/srv/a.py", line 3, in run',
      '  12 | const a = 1;',
      '     ^^^',
      '✔ Load sheets',
      'at last it failed',
    ].join('\n'),
  );
  expect(lines.filter(({isAside}) => !isAside).map(({text}) => text)).toEqual([
    'Error: x',
    'at last it failed',
  ]);
});

test('a log that repeats one line a thousand times is one error', () => {
  const log = 'Rope "x" snapped while drying\n'.repeat(4000);
  expect(find(log)).toEqual(['Rope "…" snapped while drying']);
});
