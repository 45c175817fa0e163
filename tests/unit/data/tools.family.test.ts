import {existsSync, readFileSync} from 'node:fs';
import {BRAND} from '../../../src/family/data/brand';
import {BRAND_MARK} from '../../../src/family/data/brandMark';
import {ANNOUNCEMENT} from '../../../src/family/data/family';
import {LANGUAGES} from '../../../src/family/data/languages';
import {TOOL_MARKS} from '../../../src/family/data/toolMarks';
import {REPLACEMENTS, TOOLS, TOOL_CATEGORIES, type ToolKey} from '../../../src/family/data/tools';
import {announcementLabels} from '../../../src/family/labels/announcement';
import {categoryLabels, jobLabels, toolTitles} from '../../../src/family/labels/tools';
import {statusLabels} from '../../../src/labels/toolFacts';
import {toolSummaries} from '../../../src/family/labels/toolSummaries';
import {validateTools} from '../../../src/lib/catalogue/validateTools';
import type {Mark, ToolFacts} from '../../../src/lib/contracts/tool';

test('the product has its name, and the announcement its words and link (DOC-4, DOC-8)', () => {
  expect(BRAND.siteName).toBe('Selection Set');
  expect(announcementLabels.text.replace('{link}', announcementLabels.link)).toBe(
    'New to GraphQL? Build your first GraphQL API from an empty folder.',
  );
  expect(ANNOUNCEMENT.to).toBe('/docs/start/first-graphql-api');
});

test('there are four languages, and Arabic runs from right to left (DOC-6, CON-13)', () => {
  expect(LANGUAGES.locales).toEqual(['en-US', 'fr', 'ar', 'ja']);
  expect(LANGUAGES.localeConfigs.ar.direction).toBe('rtl');
});

test('the primary hue is 212 degrees in the light theme, and 204 in the dark one (CON-8)', () => {
  expect(BRAND.hue).toEqual({light: 212, dark: 204});
});

/** Facts of the specification in display order: key, name, href, primaryColor, package, repo. */
const FACTS = [
  [
    'HIVE',
    'Hive',
    'https://the-guild.dev/graphql/hive',
    '#ffb21d',
    '@graphql-hive/cli',
    'graphql-hive/console',
  ],
  [
    'YOGA',
    'Yoga',
    'https://the-guild.dev/graphql/yoga-server',
    '#c026d3',
    'graphql-yoga',
    'graphql-hive/graphql-yoga',
  ],
  [
    'ENVELOP',
    'Envelop',
    'https://the-guild.dev/graphql/envelop',
    '#ff00e5',
    '@envelop/core',
    'graphql-hive/graphql-yoga',
  ],
  [
    'INSPECTOR',
    'Inspector',
    'https://the-guild.dev/graphql/inspector',
    '#59f79d',
    '@graphql-inspector/cli',
    'graphql-hive/graphql-inspector',
  ],
  [
    'CODEGEN',
    'Code Generator',
    'https://the-guild.dev/graphql/codegen',
    '#0284c7',
    '@graphql-codegen/cli',
    'dotansimha/graphql-code-generator',
  ],
  [
    'MESH',
    'Mesh',
    'https://the-guild.dev/graphql/mesh',
    '#1bcbe2',
    '@graphql-mesh/compose-cli',
    'ardatan/graphql-mesh',
  ],
  [
    'TOOLS',
    'Tools',
    'https://the-guild.dev/graphql/tools',
    '#184ae8',
    '@graphql-tools/schema',
    'ardatan/graphql-tools',
  ],
  [
    'MODULES',
    'Modules',
    'https://the-guild.dev/graphql/modules',
    '#e535ab',
    'graphql-modules',
    'graphql-hive/graphql-modules',
  ],
  [
    'ESLINT',
    'ESLint',
    'https://the-guild.dev/graphql/eslint',
    '#5639ca',
    '@graphql-eslint/eslint-plugin',
    'graphql-hive/graphql-eslint',
  ],
  [
    'CONFIG',
    'Config',
    'https://the-guild.dev/graphql/config',
    '#6d7a99',
    'graphql-config',
    'kamilkisiela/graphql-config',
  ],
  [
    'SCALARS',
    'Scalars',
    'https://the-guild.dev/graphql/scalars',
    '#f38',
    'graphql-scalars',
    'Urigo/graphql-scalars',
  ],
  [
    'HELIX',
    'Helix',
    'https://github.com/contrawork/graphql-helix',
    '#03a9f4',
    'graphql-helix',
    'contrawork/graphql-helix',
  ],
  [
    'SHIELD',
    'Shield',
    'https://github.com/maticzav/graphql-shield',
    '#699efc',
    'graphql-shield',
    'maticzav/graphql-shield',
  ],
  ['SWIFT', 'Swift', 'https://swift-graphql.com', '#f25c40', null, 'maticzav/swift-graphql'],
  [
    'CLI',
    'CLI',
    'https://github.com/Urigo/graphql-cli',
    '#8c0082',
    'graphql-cli',
    'Urigo/graphql-cli',
  ],
  [
    'SOFA',
    'SOFA',
    'https://the-guild.dev/graphql/sofa-api',
    '#e873ff',
    'sofa-api',
    'graphql-hive/sofa',
  ],
  [
    'STENCIL',
    'Stencil',
    'https://github.com/ardatan/stencil-apollo',
    '#e88e18',
    'stencil-apollo',
    'ardatan/stencil-apollo',
  ],
  [
    'ANGULAR',
    'Angular',
    'https://the-guild.dev/graphql/apollo-angular',
    '#ff1035',
    'apollo-angular',
    'the-guild-org/apollo-angular',
  ],
  [
    'WHATSAPP',
    'WhatsApp',
    'https://github.com/Urigo/WhatsApp-Clone-Tutorial',
    '#31eb14',
    null,
    'Urigo/WhatsApp-Clone-Tutorial',
  ],
  ['KITQL', 'KitQL', 'https://kitql.dev', '#ff3e00', '@kitql/all-in', 'jycouet/kitql'],
] as const;

const TITLE_CHARS = 56;
const KEYS = FACTS.map(([key]) => key);

/** The catalogue with one entry changed, as after an edit. */
function edited(change: Readonly<Record<string, unknown>>): readonly ToolFacts[] {
  return TOOLS.map((tool) => (tool.key === 'SOFA' ? {...tool, ...change} : tool));
}

describe('the catalogue (TOOL-1..4, GEN-2, C-27)', () => {
  test('has the 20 entries of the specification with its facts, in its order (TOOL-2, TOOL-3)', () => {
    expect(
      TOOLS.map(({key, name, href, primaryColor, package: npm, repo}) => [
        key,
        name,
        href,
        primaryColor,
        npm,
        repo,
      ]),
    ).toEqual(FACTS);
  });

  test('has no mistakes (TOOL-1)', () => {
    expect(validateTools(TOOLS, TOOL_MARKS, TOOL_CATEGORIES)).toEqual([]);
  });

  test.each([
    [{primaryColor: '#e873f'}, '"SOFA" has the primaryColor "#e873f"'],
    [{href: 'http://the-guild.dev'}, '"SOFA" has the href "http://the-guild.dev"'],
    [{key: 'YOGA'}, 'the key "YOGA" is used twice'],
    [{key: 'DIVAN'}, '"DIVAN" has no mark'],
    [{category: 'shap'}, '"SOFA" has the category "shap". Take one of serve, shape'],
    [{key: 'sofa'}, 'the key "sofa" is not an upper-case identifier'],
  ])('an edit such as %j is caught and named (TOOL-1, TOOL-2, TOOL-4)', (change, words) => {
    expect(validateTools(edited(change), TOOL_MARKS, TOOL_CATEGORIES)).toContainEqual(
      expect.stringContaining(words),
    );
  });

  test.each(TOOLS.map(({key}) => key))(
    '%s has a mark within its grid and with an accent (TOOL-1)',
    (key) => {
      const mark: Mark = TOOL_MARKS[key];
      expect(mark.paths.some(({tone}) => tone === 'accent')).toBe(true);
      for (const {d} of mark.paths) {
        expect(d).toMatch(/^M[\d\s.,a-zA-Z-]+$/u);
      }
    },
  );

  test('no two tools share a mark (TOOL-1)', () => {
    const drawings = [BRAND_MARK, ...Object.values<Mark>(TOOL_MARKS)].map((mark) =>
      JSON.stringify(mark),
    );
    expect(new Set(drawings).size).toBe(TOOLS.length + 1);
  });

  test('marks and wording exist for these keys and no others (TOOL-2)', () => {
    for (const table of [TOOL_MARKS, toolTitles, toolSummaries]) {
      expect(Object.keys(table).toSorted()).toEqual(KEYS.toSorted());
    }
  });

  test.each(TOOLS.map(({key}) => key))(
    '%s has a title of one line and a summary (TOOL-1)',
    (key) => {
      expect(toolTitles[key]).toMatch(/^\S.*[^.\s]$/u);
      expect(toolTitles[key].length).toBeLessThanOrEqual(TITLE_CHARS);
      expect(toolSummaries[key]).toMatch(/^\S.*[.]$/u);
    },
  );

  test('titles and summaries are all different (TOOL-1)', () => {
    for (const table of [toolTitles, toolSummaries]) {
      expect(new Set(Object.values(table)).size).toBe(TOOLS.length);
    }
  });

  test('every group, job and status has a name (GEN-2, HDR-9)', () => {
    for (const {category, jobs, status} of TOOLS) {
      expect(categoryLabels[category]).toMatch(/\S/u);
      expect(statusLabels[status]).toMatch(/\S/u);
      for (const job of jobs) {
        expect(jobLabels[job]).toMatch(/\S/u);
      }
    }
  });

  test('every job in the filter is done by some tool (GEN-2)', () => {
    const done = new Set<string>(TOOLS.flatMap(({jobs}) => [...jobs]));
    expect(Object.keys(jobLabels).toSorted()).toEqual([...done].toSorted());
  });
});

describe('archived tools', () => {
  const archived: readonly ToolKey[] = TOOLS.filter(({status}) => status === 'archived').map(
    ({key}) => key,
  );

  test('each of them, and no other, says which tools replace it; those are maintained', () => {
    expect(Object.keys(REPLACEMENTS)).toEqual(archived);
    for (const {tools} of Object.values(REPLACEMENTS)) {
      expect(archived.filter((key) => tools.includes(key))).toEqual([]);
    }
  });

  test.each(archived)(
    '%s has a guide for moving away, and its first document says the same',
    (key) => {
      const guide = REPLACEMENTS[key]?.guide;
      const slug = key.toLowerCase();
      expect(existsSync(`${guide?.slice(1)}.mdx`)).toBe(true);
      expect(readFileSync(`docs/${slug}/index.mdx`, 'utf8')).toMatch(/^badges: \[archived\]$/mu);
    },
  );

  test.each(['en-US', 'fr', 'ar', 'ja'])('the state has one word in %s', (locale) => {
    const texts: Readonly<Record<string, {readonly message: string}>> = JSON.parse(
      readFileSync(`i18n/${locale}/code.json`, 'utf8'),
    );
    expect(texts['badge.archived']?.message).toBe(texts['tool.status.archived']?.message);
  });
});
