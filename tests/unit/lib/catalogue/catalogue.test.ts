import {listJobs} from '../../../../src/lib/catalogue/findTools';
import {guideAddress, toolAddress, toolSlug} from '../../../../src/lib/catalogue/toolAddress';
import {assertTools, validateTools} from '../../../../src/lib/catalogue/validateTools';
import type {Mark, ToolFacts} from '../../../../src/lib/contracts/tool';

const MARK: Mark = {paths: [{d: 'M0 0h24'}]};
const YOGA: ToolFacts = {
  key: 'YOGA',
  name: 'Yoga',
  fullName: 'GraphQL Yoga',
  href: 'https://example.org/yoga',
  primaryColor: '#c026d3',
  package: 'graphql-yoga',
  repo: 'owner/yoga',
  category: 'serve',
  status: 'maintained',
  jobs: ['serve'],
};

/** As read from a file that the compiler has not seen. */
function broken(change: Readonly<Record<string, unknown>>): ToolFacts {
  return {...YOGA, ...change};
}

describe('validateTools (TOOL-1, TOOL-2, TOOL-4)', () => {
  test.each(['#f38', '#ff3388', '#ABCDEF'])(
    'a sound entry with the colour %s has no mistakes (TOOL-1)',
    (primaryColor) => {
      expect(validateTools([broken({primaryColor})], {YOGA: MARK}, ['serve'])).toEqual([]);
    },
  );

  test.each([
    [
      {primaryColor: 'red'},
      'src/family/data/tools.ts: "YOGA" has the primaryColor "red". Use # and 3 or 6 hex digits, such as "#0284c7".',
    ],
    [
      {primaryColor: '#12345'},
      'src/family/data/tools.ts: "YOGA" has the primaryColor "#12345". Use # and 3 or 6 hex digits, such as "#0284c7".',
    ],
    [
      {href: 'http://example.org'},
      'src/family/data/tools.ts: "YOGA" has the href "http://example.org". Use the full https address of the tool\'s own site.',
    ],
    [
      {href: '/docs/yoga'},
      'src/family/data/tools.ts: "YOGA" has the href "/docs/yoga". Use the full https address of the tool\'s own site.',
    ],
    [
      {href: 'https://'},
      'src/family/data/tools.ts: "YOGA" has the href "https://". Use the full https address of the tool\'s own site.',
    ],
    [
      {name: ' '},
      'src/family/data/tools.ts: "YOGA" has no name. Add the name readers know the tool by.',
    ],
    [
      {repo: 'yoga'},
      'src/family/data/tools.ts: "YOGA" has the repo "yoga". Use "owner/name" as GitHub spells it.',
    ],
    [
      {category: 'serv'},
      'src/family/data/tools.ts: "YOGA" has the category "serv". Take one of serve, or add it to TOOL_CATEGORIES.',
    ],
    [
      {jobs: []},
      'src/family/data/tools.ts: "YOGA" has no jobs. Name at least one, so that readers find it by what it does.',
    ],
  ])(
    '%j is answered with a sentence for the person who wrote it (TOOL-1, TOOL-4)',
    (change, sentence) => {
      expect(validateTools([broken(change)], {YOGA: MARK}, ['serve'])).toEqual([sentence]);
    },
  );

  test.each(['yoga', 'Yoga', '1YOGA', 'YO GA', ''])(
    'the key %p is no upper-case identifier (TOOL-2)',
    (key) => {
      expect(validateTools([broken({key})], {[key]: MARK}, ['serve'])).toEqual([
        `src/family/data/tools.ts: the key "${key}" is not an upper-case identifier. Use letters, digits and underscores, such as "MY_TOOL".`,
      ]);
    },
  );

  test('more jobs than the home page draws are reported with all of them (GEN-2)', () => {
    const tools = Array.from({length: 13}, (_, index) =>
      broken({key: `T${index}`, jobs: [`job${index}`]}),
    );
    const marks = Object.fromEntries(tools.map(({key}) => [key, MARK]));
    expect(validateTools(tools.slice(1), marks, ['serve'])).toEqual([]);
    expect(validateTools(tools, marks, ['serve'])).toEqual([
      expect.stringMatching(/^src\/family\/data\/tools\.ts: the tools have 13 jobs, .*job0, job1/u),
    ]);
  });

  test('a key that is used twice is reported once, for the second entry (TOOL-2)', () => {
    expect(validateTools([YOGA, YOGA], {YOGA: MARK}, ['serve'])).toEqual([
      'src/family/data/tools.ts: the key "YOGA" is used twice. Give each tool a key of its own.',
    ]);
  });

  test('a tool without a mark is reported with the file to draw it in (TOOL-1)', () => {
    expect(validateTools([YOGA], {}, ['serve'])).toEqual([
      'src/family/data/tools.ts: "YOGA" has no mark. Draw one in src/family/data/toolMarks.ts under the same key.',
    ]);
  });
});

describe('assertTools (TOOL-1)', () => {
  test('all mistakes stop the build together, one line each (TOOL-1)', () => {
    expect(() => assertTools([broken({primaryColor: 'red', name: ''})], {}, ['serve'])).toThrow(
      [
        'The tool catalogue has mistakes.',
        'src/family/data/tools.ts: "YOGA" has no name. Add the name readers know the tool by.',
        'src/family/data/tools.ts: "YOGA" has the primaryColor "red". Use # and 3 or 6 hex digits, such as "#0284c7".',
        'src/family/data/tools.ts: "YOGA" has no mark. Draw one in src/family/data/toolMarks.ts under the same key.',
      ].join('\n'),
    );
  });

  test('a sound catalogue passes (TOOL-1)', () => {
    expect(() => assertTools([YOGA], {YOGA: MARK}, ['serve'])).not.toThrow();
  });
});

test('jobs are listed once, the most common first, else in catalogue order (GEN-2)', () => {
  expect(
    listJobs([
      broken({jobs: ['serve', 'test']}),
      broken({jobs: ['client', 'test']}),
      broken({jobs: ['client', 'learn', 'test']}),
    ]),
  ).toEqual(['test', 'client', 'serve', 'learn']);
});

test('an entry leads to the tool’s page, named after its key (GEN-2)', () => {
  expect(toolAddress(YOGA)).toBe('/tools/yoga');
});

test('the address of a tool is its key in lower case (TOOL-2)', () => {
  expect(toolSlug('WHATSAPP')).toBe('whatsapp');
});

test('a solution has the address of its guide only where there is one (HDR-9)', () => {
  expect(guideAddress({id: 'secure-an-api', hasGuide: true})).toBe('/docs/guides/secure-an-api');
  expect(guideAddress({id: 'secure-an-api', hasGuide: false})).toBeUndefined();
});
