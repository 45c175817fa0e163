import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  createOverviewReader,
  readOverview,
  type Overview,
} from '../../../../../plugins/catalogue/tool-pages/readOverview';
import type {FenceFacts} from '../../../../../src/lib/contracts/samples';

let siteDir: string;

function read(locale: string, slug: string, facts?: FenceFacts): Promise<Overview> {
  return readOverview({siteDir, locales: [locale, 'en-US'], slug, describe: () => facts});
}

function write(file: string, text: string): void {
  mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'advice-'));
  write(
    'docs/yoga/index.mdx',
    [
      '---\ntitle: Yoga\n---\n\nA server.',
      '## When to use it\n\n- You want `fetch`. It is a standard.\n- You [test](/a.mdx) a lot.',
      '## When not to use it\n\nSome reasons:\n\n- **You need a gateway.** Mesh is one.\n- Without bold. More.',
      '## Versions\n\n- 5',
    ].join('\n\n'),
  );
  write('docs/helix/index.mdx', 'Archived.\n\n## What it did\n\n- A\n');
});

afterEach(() => rmSync(siteDir, {recursive: true}));

test('an overview gives a sentence for each reason, with its code', async () => {
  expect((await read('en-US', 'yoga')).advice).toEqual({
    when: ['You want `fetch`.', 'You test a lot.'],
    whenNot: ['You need a gateway.', 'Without bold.'],
  });
});

test('an overview gives at most four reasons for each side', async () => {
  const items = Array.from({length: 5}, (_, index) => `- Reason ${index}.`).join('\n');
  write(
    'docs/yoga/index.mdx',
    `---\ntitle: Yoga\n---\n\n## When to use it\n\n${items}\n\n## When not to use it\n\n${items}\n`,
  );
  const {advice} = await read('en-US', 'yoga');
  expect([advice?.when.at(-1), advice?.whenNot.at(-1)]).toEqual(['Reason 3.', 'Reason 3.']);
});

test('a translation is read by the ids of its headings, and the original where there is none', async () => {
  expect((await read('fr', 'yoga')).advice).toMatchObject({lang: 'en-US'});
  write(
    'i18n/fr/docusaurus-plugin-content-docs/current/yoga/index.mdx',
    [
      '---\ntitle: Yoga\n---',
      '## Quand l’utiliser {/* #when-to-use-it */}\n\n- Vous testez. Souvent.',
      '## Quand choisir autre chose {/* #when-not-to-use-it */}\n\n- **Une passerelle.** Mesh.',
    ].join('\n\n'),
  );
  expect((await read('fr', 'yoga')).advice).toEqual({
    when: ['Vous testez.'],
    whenNot: ['Une passerelle.'],
  });
});

test('a reader reads again what has been saved, and with it what is known of samples', async () => {
  const overviewOf = createOverviewReader({
    siteDir,
    locales: ['fr', 'en-US'],
    describe: () => undefined,
  });
  const [first, other] = [overviewOf('yoga'), overviewOf('helix')];
  expect(await overviewOf('yoga')).toBe(await first);
  const saved: readonly (readonly [string, string])[] = [
    ['docs/yoga/index.mdx', '---\ntitle: Yoga\n---\n\nA server.\n'],
    ['docs/yoga/guides/cache.mdx', '---\ntitle: Cache\n---\n'],
    ['i18n/fr/docusaurus-plugin-content-docs/current/yoga/index.mdx', '---\ntitle: Yoga\n---\n'],
    ['src/family/data/samples.report.json', '{}'],
  ];
  let last = await first;
  for (const [file, text] of saved) {
    write(file, text);
    const next = await overviewOf('yoga');
    expect(next).not.toBe(last);
    last = next;
  }
  expect(last).toEqual({neighbours: []});
  utimesSync(path.join(siteDir, 'docs/yoga/index.mdx'), 1, 1);
  const next = await overviewOf('helix');
  expect(next).toEqual(await other);
  expect(await overviewOf('helix')).toBe(next);
});

test('a document that could not be read is read again, without having been saved', async () => {
  write('docs/yoga/index.mdx', '---\ntitle: Yoga\n---\n\n```js toolPage\nserve();\n```\n');
  let isBroken = true;
  const overviewOf = createOverviewReader({
    siteDir,
    locales: ['en-US', 'en-US'],
    describe: () => {
      if (isBroken) {
        throw new Error('no report');
      }
      return {check: 'compared'};
    },
  });
  await expect(overviewOf('yoga')).rejects.toThrow('no report');
  isBroken = false;
  expect((await overviewOf('yoga')).sample?.html).toContain('serve');
});

test('an overview without these lists gives nothing, and neither does a tool without one', async () => {
  expect(await read('en-US', 'helix')).toEqual({neighbours: []});
  expect(await read('fr', 'none')).toEqual({neighbours: []});
});

test('the siblings that an overview names are its neighbours: once, in order, none that is archived, at most six', async () => {
  write(
    'docs/tools/index.mdx',
    [
      '---\ntitle: Tools\n---',
      '## How it fits with its siblings',
      '- [Yoga](/yoga/index.mdx) serves. [Its guide](/yoga/guides/a.mdx) tells more.\n- [Mesh](/mesh/index.mdx) and [Helix](/helix/index.mdx), [Yoga](/yoga/index.mdx) and [itself](/tools/index.mdx).\n- [Hive](/hive/index.mdx) [Config](/config/index.mdx) [ESLint](/eslint/index.mdx) [SOFA](/sofa/index.mdx) [Shield](/shield/index.mdx)',
      '## Versions\n\n- [Swift](/swift/index.mdx)',
    ].join('\n\n'),
  );
  const neighbours = ['YOGA', 'MESH', 'HIVE', 'CONFIG', 'ESLINT', 'SOFA'];
  expect(await read('en-US', 'tools')).toEqual({neighbours});
  expect(await read('fr', 'tools')).toEqual({neighbours});
});

describe('the sample of a tool', () => {
  const EXECUTED: FenceFacts = {check: 'matched', packages: 'graphql-yoga 5.24.1'};
  const fence = (words: string, lines: number): string =>
    `\`\`\`ts ${words}\n${Array.from({length: lines}, (_, index) => `run(${index});`).join('\n')}\n\`\`\``;
  const document = (...parts: readonly string[]): string =>
    ['---\ntitle: Yoga\n---', ...parts].join('\n\n');

  test('is the fence that the overview marks, coloured, with what was done to check it', async () => {
    write(
      'docs/yoga/index.mdx',
      document(fence('title="a.ts"', 2), fence('title="b.ts" toolPage', 15)),
    );
    const {sample} = await read('fr', 'yoga', EXECUTED);
    expect(sample).toMatchObject({...EXECUTED, title: 'b.ts', language: 'TypeScript'});
    expect(sample?.html).toContain('<span');
    expect(sample?.html.split('\n')).toHaveLength(15);
  });

  test('is that of the quick start where the overview marks none', async () => {
    write('docs/yoga/quick-start.mdx', document(fence('title="c.ts" toolPage', 3)));
    expect((await read('en-US', 'yoga', EXECUTED)).sample?.title).toBe('c.ts');
  });

  test('is that of any other document where the first two mark none', async () => {
    write('docs/yoga/quick-start.mdx', document(fence('title="c.ts"', 3)));
    write('docs/yoga/guides/rest.mdx', document(fence('title="d.ts" toolPage', 3)));
    expect((await read('fr', 'yoga', EXECUTED)).sample?.title).toBe('d.ts');
  });

  test.each<FenceFacts>([{check: 'excluded', reason: 'It needs a Mac.'}, {check: 'compared'}])(
    'says what was done to it, or why nothing could be: %j',
    async (facts) => {
      write('docs/yoga/index.mdx', document(fence('title="b.ts" toolPage', 3)));
      expect((await read('en-US', 'yoga', facts)).sample).toMatchObject(facts);
    },
  );

  test.each([
    ['too long', 16, EXECUTED],
    ['in no report', 3, undefined],
    ['only written into a file', 3, {check: 'written'}],
  ])('is absent where it is %s', async (_, lines, facts) => {
    write('docs/yoga/index.mdx', document(fence('title="b.ts" toolPage', lines)));
    expect(await read('en-US', 'yoga', facts)).not.toHaveProperty('sample');
  });
});
