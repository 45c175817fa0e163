import {createDesk} from '../src';
import {writeIndex} from '../src/writeIndex';
import {page, section, TOOLS} from './support';

test('what engines before 2021 said of undefined is what they say today', () => {
  const own = createDesk(
    writeIndex(
      [
        page('mill', [
          section('x', {codes: ["Cannot read properties of undefined (reading 'rollerGauge')"]}),
        ]),
      ],
      TOOLS,
    ),
  );
  const log = "paper-mill: TypeError: Cannot read property 'rollerGauge' of undefined";
  expect(own.diagnose(log).findings).toHaveLength(1);
  expect(own.diagnose(log).findings[0]?.excerpt).toBe(log);
  expect(own.diagnose(log.replace('rollerGauge', 'sheet')).findings).toEqual([]);
});

test('the code of an error is found in an answer and on a line of its own', () => {
  const own = createDesk(
    writeIndex(
      [page('mill', [section('ROLLER_NOT_TURNING', {headingCodes: ['ROLLER_NOT_TURNING']})])],
      TOOLS,
    ),
    {subjectSigns: /paper/u},
  );
  const answer =
    '{"errors":[{"message":"It did not work","extensions":{"code":"ROLLER_NOT_TURNING"}}]}';
  expect(own.diagnose(`paper ${answer}`).findings).toHaveLength(1);
  expect(own.diagnose('paper\n  code: "ROLLER_NOT_TURNING"').findings).toHaveLength(1);
  expect(own.diagnose(answer).findings).toEqual([]);
});

test('a tool is named by the steps that only its samples print', () => {
  const twins = createDesk(
    writeIndex(
      [
        page('press', [section('Sheet feeder misaligned.')]),
        page('mill', [
          section('Sheet feeder misaligned.', {
            outputs: [
              '✖ Bleach paper pulp [FAILED: Sheet feeder misaligned.]',
              '✖ Start [FAILED: x]',
            ],
          }),
        ]),
      ],
      TOOLS,
    ),
  );
  expect(twins.tools.find(({id}) => id === 'mill')?.names).toEqual([
    'paper-mill',
    'bleach paper pulp',
  ]);
  expect(
    twins.diagnose('✔ Start\n✖ Bleach paper pulp\n  → Sheet feeder misaligned.').findings[0]?.entry
      .tool,
  ).toBe('mill');
});

test("a text quotes the tool's own packages as part of a message, and other names of the page as examples", () => {
  const own = writeIndex(
    [
      page(
        'press',
        [
          section('x', {
            codes: ["Failed to load roller '@ink/press/reel'", "Failed to grease roller 'north'"],
          }),
        ],
        "import '@ink/press/reel'; roller('north');",
      ),
    ],
    [{id: 'press', name: 'Press', names: ['ink']}],
  );
  expect(createDesk(own).entries.map(({templates}) => templates)).toEqual([
    ["Failed to load roller '@ink/press/reel'", "Failed to grease roller '…'"],
  ]);
});

test('of two headings whose words a message has, the longer one explains it', () => {
  const own = writeIndex(
    [
      page('mill', [
        section('Unexpected pulp.'),
        section('Unexpected pulp temperature', {
          outputs: ['Error: Unexpected pulp temperature: 80'],
        }),
        section('See both', {
          outputs: ['Unexpected pulp.\nUnexpected pulp temperature: 90 instead of 80'],
        }),
      ]),
    ],
    TOOLS,
  );
  expect(createDesk(own).entries.map(({title, templates}) => [title, templates.length])).toEqual([
    ['Unexpected pulp.', 1],
    ['Unexpected pulp temperature', 3],
  ]);
});

test('of a page about something else, messages that a page about errors explains stay away', () => {
  const guide = {
    ...page('mill', [
      section('Troubleshooting', {
        rows: [
          {codes: ['Unexpected pulp temperature: 80'], cure: 'Cool it.'},
          {codes: ['Roller is jammed by gravel'], cure: 'Sweep it.'},
        ],
      }),
    ]),
    path: '/docs/guides/mill',
    isAside: true,
  };
  const about = page('mill', [section('Unexpected pulp temperature.')]);
  const own = createDesk(writeIndex([guide, about], TOOLS));
  expect(own.entries.map(({href, cure}) => [href, cure])).toEqual([
    ['/docs/guides/mill#troubleshooting', 'Sweep it.'],
    ['/docs/mill#unexpected-pulp-temperature-', expect.any(String)],
  ]);
  expect(writeIndex([{...guide, sections: []}, about], TOOLS).pages).toHaveLength(1);
});

test('a row of several messages is named after all of them, which an index has once', () => {
  const codes = ['Rope "…" snapped while drying', 'Rope "…" is too short for pulley'];
  const own = writeIndex([page('mill', [section('x', {rows: [{codes, cure: ''}]})])], TOOLS);
  expect(createDesk(own).entries.map(({title, templates}) => [title, templates])).toEqual([
    [codes.join(' · '), codes],
  ]);
  expect(own.entries[0]?.[2]).toBe('');
});

test('of a long message, the first sentences are looked for', () => {
  const long = 'The pulp vat cannot be closed. '.concat(
    'Drain it into the ditch beside the mill. '.repeat(6),
  );
  const own = createDesk(
    writeIndex([page('mill', [section('x', {outputs: [`Error: ${long}`]})])], TOOLS),
  );
  expect(own.entries[0]?.templates[0]?.length).toBeLessThanOrEqual(160);
  expect(own.diagnose(`paper-mill: ${long}`).findings).toHaveLength(1);
});

test('a message that is cut after an abbreviation shows that it goes on', () => {
  const long = `The grinding wheel cannot turn against the stream of the river without a name (e.g. ${'oak or ash '.repeat(12)}).`;
  const {entries} = createDesk(
    writeIndex([page('mill', [section('x', {outputs: [`Error: ${long}`]})])], TOOLS),
  );
  expect(entries[0]?.templates).toEqual([expect.stringMatching(/^The grinding wheel.*…$/u)]);
});

test('a heading that begins as prose does is no message, even where a text has its words', () => {
  const own = writeIndex(
    [
      page('mill', [
        section('The roller gauge'),
        section('x', {codes: ['The roller gauge "…" cannot be read']}),
      ]),
    ],
    TOOLS,
  );
  expect(createDesk(own).entries.map(({templates}) => templates)).toEqual([
    ['The roller gauge "…" cannot be read'],
  ]);
});
