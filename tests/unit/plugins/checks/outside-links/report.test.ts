import {
  checkAll,
  formatReport,
  listOutsideLinks,
} from '../../../../../plugins/checks/outside-links';
import {
  type Finding,
  type OutsideLink,
  readReport,
  writeReport,
} from '../../../../../plugins/checks/outside-links/checkAddress';
import {readContent} from '@selection-set/content-model';
import {createDiskCache} from '@selection-set/plugin-kit';
import {type ContentSite, createContentSite} from '../../../../support/contentSite';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const DAY_MS = 86_400_000;

let site: ContentSite;

beforeEach(() => {
  site = createContentSite({
    'docs/a.mdx': `---\ntitle: A\n---\n\n[one](https://one.org/a) and https://two.org.\n
[one](https://one.org/a), <a href="https://two.org/b">two</a>, [mine](/b), [x](https://example.com),
[y](http://localhost:4000/graphql), [z](http://api.example/graphql)\n`,
  });
});

afterEach(() => site.dispose());

test('every place of an address of another site is listed; examples are not (A5)', async () => {
  const {files} = await readContent(site.siteDir, 'en-US');

  const links = listOutsideLinks(files, [
    {file: 'src/data/x.ts', text: "\n  href: 'https://one.org/a',\n  repo: 'a/b',"},
  ]);

  expect([...links]).toEqual([
    [
      'https://one.org/a',
      [
        {file: 'docs/a.mdx', line: 5},
        {file: 'docs/a.mdx', line: 7},
        {file: 'src/data/x.ts', line: 2},
      ],
    ],
    ['https://two.org', [{file: 'docs/a.mdx', line: 5}]],
    ['https://two.org/b', [{file: 'docs/a.mdx', line: 7}]],
  ]);
});

function run(
  addresses: readonly string[],
  answer: (address: string) => Promise<Finding> | Finding,
  now = NOW,
): Promise<readonly OutsideLink[]> {
  return checkAll({
    links: new Map(addresses.map((address) => [address, [{file: 'docs/a.mdx', line: 1}]])),
    uncheckedHosts: [{host: 'shy.org', reason: 'Answers 403 to programs.'}],
    cache: createDiskCache(site.siteDir, () => now.getTime()),
    check: async (address) => answer(address),
    now: () => now,
  });
}

test('a page that answered is not asked again for a week, a dead one each time (A5)', async () => {
  const asked: string[] = [];
  const answer = (address: string): Finding => {
    asked.push(address);
    return address.endsWith('/dead')
      ? {state: 'dead', status: 404, reason: 'Gone.'}
      : {state: 'alive', status: 200};
  };
  const addresses = ['https://one.org/', 'https://one.org/dead'];

  await run(addresses, answer);
  const [alive] = await run(addresses, answer, new Date(NOW.getTime() + 6 * DAY_MS));
  expect(asked).toEqual([...addresses, 'https://one.org/dead']);
  expect(alive?.checked).toBe(NOW.toISOString());

  await run(['https://one.org/'], answer, new Date(NOW.getTime() + 8 * DAY_MS));
  expect(asked).toHaveLength(4);
});

test('a host that refuses programs is skipped with its reason (A5)', async () => {
  const found = await run(['https://shy.org/a'], () => {
    throw new Error('It must not be asked.');
  });

  expect(found).toMatchObject([{state: 'skipped', reason: 'Answers 403 to programs.'}]);
});

test('no host is asked more than twice at the same time, all together eight times (A5)', async () => {
  const running = new Map<string, number>();
  let mostOfHost = 0;
  let mostOfAll = 0;
  const addresses = Array.from({length: 60}, (_, index) => `https://h${index % 6}.org/${index}`);

  await run(addresses, async (address) => {
    const {host} = new URL(address);
    running.set(host, (running.get(host) ?? 0) + 1);
    mostOfHost = Math.max(mostOfHost, ...running.values());
    mostOfAll = Math.max(
      mostOfAll,
      [...running.values()].reduce((sum, count) => sum + count, 0),
    );
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
    running.set(host, (running.get(host) ?? 0) - 1);
    return {state: 'alive'};
  });

  expect(mostOfHost).toBe(2);
  expect(mostOfAll).toBe(8);
});

test('the report is read as it was written, and absent before the first run (A5)', async () => {
  expect(await readReport(site.siteDir)).toBeUndefined();
  const found = await run(['https://one.org/'], () => ({state: 'alive', status: 200}));

  await writeReport(site.siteDir, found);

  expect(await readReport(site.siteDir)).toEqual(found);
});

test('a report that something else has written names its file (A5)', async () => {
  site.write('.cache/outside-links.json', '{"links": [{"address": 1}]}');

  await expect(readReport(site.siteDir)).rejects.toThrow(/^\.cache\/outside-links\.json cannot/u);
});

test('the terminal names what needs a look, with places, and counts the rest (A5)', async () => {
  const found = await run(['https://one.org/', 'https://one.org/x'], (address) =>
    address.endsWith('x')
      ? {state: 'dead', status: 404, reason: 'The server answered with status 404.'}
      : {state: 'alive', status: 200},
  );

  expect(formatReport(found)).toBe(
    [
      'dead: https://one.org/x  The server answered with status 404.',
      '  docs/a.mdx:1',
      '2 links to other sites: 1 alive, 0 moved, 0 doubtful, 1 dead, 0 skipped',
    ].join('\n'),
  );
});

test('only the hosts that are named are left unasked, and no report lists them (A5)', async () => {
  const found = await run(['https://shy.org/a', 'https://not-shy.org/a'], () => ({
    state: 'alive',
    status: 200,
  }));
  expect(found.map(({state}) => state)).toEqual(['skipped', 'alive']);
  expect(formatReport(found)).toBe(
    '2 links to other sites: 1 alive, 0 moved, 0 doubtful, 0 dead, 1 skipped',
  );
});

test('many links to one slow host keep nobody else waiting (A5)', async () => {
  let answer = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  const addresses = Array.from({length: 20}, (_, index) => `https://slow.org/${index}`);
  const running = run([...addresses, 'https://quick.org/'], async (address) => {
    asked.push(address);
    await (address.includes('slow') ? slow : undefined);
    // What is answered last ends the wait of the others.
    if (address.includes('quick')) {
      answer();
    }
    return {state: 'alive', status: 200};
  });
  expect(await running).toHaveLength(21);
  expect(asked.indexOf('https://quick.org/')).toBeLessThan(3);
}, 5000);
