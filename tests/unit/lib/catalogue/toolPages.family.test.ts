import {TOOLS} from '../../../../src/family/data/tools';
import {compareAddress, parseComparedTools} from '../../../../src/lib/catalogue/compareAddress';
import {listToolFacts} from '../../../../src/lib/catalogue/listToolFacts';
import {relatedTools} from '../../../../src/lib/catalogue/findTools';
import {toolStructuredData} from '../../../../src/lib/catalogue/toolStructuredData';
import type {PackageSummary} from '../../../../src/lib/contracts/packageInfo';

function toolOf(key: string) {
  const tool = TOOLS.find((candidate) => candidate.key === key);
  if (tool === undefined) {
    throw new Error(`No tool ${key}`);
  }
  return tool;
}

const YOGA = toolOf('YOGA');
const INFO: PackageSummary = {
  name: 'graphql-yoga',
  description: 'A server.',
  version: '5.24.1',
  licence: 'MIT',
  createdAt: '2018-01-02T23:30:00.000Z',
  updatedAt: '2026-11-02T00:10:00.000Z',
  weeklyNPMDownloads: 1234567,
  downloadsWeek: {start: '2026-11-09', end: '2026-11-15'},
  fetchedAt: {version: '2026-11-20'},
};

describe('listToolFacts (PKG-1, LST-5)', () => {
  test('facts come in a fixed order, with dates as "Mon D, YYYY" in UTC and the week of the downloads', () => {
    expect(listToolFacts(YOGA, INFO, 'en-US').map(({id, value}) => [id, value])).toEqual([
      ['package', 'graphql-yoga'],
      ['version', '5.24.1'],
      ['licence', 'MIT'],
      ['createdAt', 'Jan 2, 2018'],
      ['updatedAt', 'Nov 2, 2026'],
      ['downloads', '1,234,567 (Nov 9, 2026 – Nov 15, 2026)'],
      ['repository', 'graphql-hive/graphql-yoga'],
      ['fetchedAt', 'Nov 20, 2026'],
      ['description', 'A server.'],
    ]);
  });

  test('numbers and dates follow the language of the page (LST-5)', () => {
    const values = listToolFacts(YOGA, INFO, 'ja').map(({value}) => value);
    expect(values).toContain('2026年11月2日');
  });

  test('what is not known is left out, and nothing is made up (PKG-1)', () => {
    const ids = listToolFacts(YOGA, {name: 'graphql-yoga', fetchedAt: {}}, 'en-US').map(
      ({id}) => id,
    );
    expect(ids).toEqual(['package', 'repository']);
  });

  test('a tool without a package has its repository only (TOOL-1)', () => {
    expect(listToolFacts(toolOf('SWIFT'), undefined, 'en-US').map(({id}) => id)).toEqual([
      'repository',
    ]);
  });
});

describe('relatedTools', () => {
  test('every related tool shares a job, none is the tool itself or archived', () => {
    for (const tool of TOOLS) {
      const related = relatedTools(tool, TOOLS, 20);
      expect(related).not.toContain(tool);
      expect(
        related.every(({jobs}) => jobs.some((job) => tool.jobs.some((own) => own === job))),
      ).toBe(true);
      expect(related.filter(({status}) => status === 'archived')).toEqual([]);
    }
  });

  test('no more than asked for', () => {
    expect(relatedTools(YOGA, TOOLS, 2)).toHaveLength(2);
  });
});

describe('the address of a comparison', () => {
  test('names tools by slug, and reads back in the same order', () => {
    const address = compareAddress([toolOf('MESH'), YOGA]);
    expect(address).toBe('/compare?tools=mesh,yoga#comparison');
    const value = new URL(address, 'https://example.org').searchParams.get('tools') ?? '';
    expect(parseComparedTools(value, TOOLS)).toEqual({tools: [toolOf('MESH'), YOGA], unknown: []});
  });

  test.each([
    ['', [], []],
    ['YOGA, yoga ,,mesh', ['YOGA', 'MESH'], []],
    ['bogus,yoga', ['YOGA'], ['bogus']],
    ['<img src=x onerror=alert(1)>', [], ['<img', 'src=x', 'onerror=alert(1)>']],
    ['__proto__,constructor', [], ['__proto__', 'constructor']],
  ])('%p gives the tools %p and reports %p', (value, keys, unknown) => {
    const compared = parseComparedTools(value, TOOLS);
    expect(compared.tools.map(({key}) => key)).toEqual(keys);
    expect(compared.unknown).toEqual(unknown);
  });
});

describe('toolStructuredData', () => {
  test('is SoftwareSourceCode with what is known', () => {
    expect(toolStructuredData(YOGA, 'Serves a schema.', INFO)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'SoftwareSourceCode',
      name: 'GraphQL Yoga',
      description: 'Serves a schema.',
      url: YOGA.href,
      codeRepository: 'https://github.com/graphql-hive/graphql-yoga',
      version: '5.24.1',
      license: 'MIT',
      dateCreated: INFO.createdAt,
      dateModified: INFO.updatedAt,
    });
  });

  test('leaves out what is not known', () => {
    expect(Object.keys(toolStructuredData(YOGA, 'x', undefined))).not.toContain('version');
  });
});
