import {createContentReader} from '@selection-set/content-model';
import {RULES} from '../../../../plugins/catalogue';
import {createContext} from '../../../../plugins/checks/content-checks/checkContent';
import {createSite, removeSite} from '../../../support/content';

const TOOLS = `export const TOOL_CATEGORIES = ['serve'];
export const TOOLS = [
  {
    key: 'ONE',
    name: 'One',
    fullName: 'One',
    href: 'https://example.org/one',
    primaryColor: '#c026d3',
    repo: 'owner/one',
    category: 'serve',
    jobs: ['serve'],
  },
  {
    key: 'TWO',
    name: 'Two',
    fullName: 'Two',
    href: 'https://example.org/two',
    primaryColor: '#c026d3',
    repo: 'owner/two',
    category: 'serve',
    jobs: ['serve'],
  },
];
`;
const MARKS = 'export const TOOL_MARKS = {ONE: {paths: []}, TWO: {paths: []}};\n';

async function check(tools: string, marks = MARKS): Promise<readonly string[]> {
  const siteDir = createSite({
    'src/family/data/tools.ts': tools,
    'src/family/data/toolMarks.ts': marks,
  });
  try {
    const readContent = createContentReader(siteDir);
    const content = await readContent('en-US');
    const context = createContext({siteDir, locale: 'en-US', originals: content, readContent});
    const found = await Promise.all(
      (RULES.siteChecks ?? []).map(async (rule) => rule(content, context)),
    );
    return found.flat().map(({file, line, rule, message}) => `${file}:${line} ${rule}: ${message}`);
  } finally {
    removeSite(siteDir);
  }
}

describe('mistakes in the catalogue of tools are told with their line (TOOL-1)', () => {
  test('a sound catalogue has none', async () => {
    expect(await check(TOOLS)).toEqual([]);
  });

  test.each([
    ['a scheme', "'https://example.org/two'", "'htps://example.org/two'", 17, '"TWO" has the href'],
    ['an empty name', "name: 'Two'", "name: ''", 15, '"TWO" has no name'],
    ['a field that is missing', "    repo: 'owner/two',\n", '', 14, '"TWO" has the repo ""'],
    ['a mark', "key: 'TWO'", "key: 'OTHER'", 14, '"OTHER" has no mark'],
  ])('%s', async (_what, from, to, line, words) => {
    expect(await check(TOOLS.replace(from, to))).toEqual([
      expect.stringContaining(`src/family/data/tools.ts:${line} catalogue: ${words}`),
    ]);
  });

  test('a file that is no TypeScript is left to the compiler', async () => {
    expect(await check(TOOLS.replace('];\n', ''))).toEqual([]);
  });
});
