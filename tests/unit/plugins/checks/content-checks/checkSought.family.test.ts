import {checkSought} from '../../../../../plugins/checks/content-checks/checkSought';
import {createContext} from '../../../../../plugins/checks/content-checks/checkContent';
import {createContentReader} from '@selection-set/content-model';
import {createContentSite} from '../../../../support/contentSite';

const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

async function check(
  files: Readonly<Record<string, string>>,
  locale = 'en-US',
): Promise<readonly string[]> {
  const site = createContentSite(files);
  try {
    const readContent = createContentReader(site.siteDir);
    const content = await readContent(locale);
    const context = createContext({
      siteDir: site.siteDir,
      locale,
      originals: content,
      readContent,
    });
    const problems = await checkSought(content, context);
    return problems.map(({file, line, rule, message}) => `${file}:${line} ${rule}: ${message}`);
  } finally {
    site.dispose();
  }
}

const LIST = 'names:\n  - Hive Router\ntasks:\n  - rate limit\n  - server-sent events\n';

describe('what people look for is in a title or heading (A10)', () => {
  test('entries that neither a title nor a heading has are named with their line', async () => {
    const files = {
      'src/family/data/sought.yml': LIST,
      'docs/a.mdx': page('Rate limits', 'Words about Hive Router.\n\n## Server sent\nevents'),
    };

    expect(await check(files)).toEqual([
      expect.stringMatching(/^src\/family\/data\/sought\.yml:2 sought: .*"Hive Router"/u),
      expect.stringMatching(/^src\/family\/data\/sought\.yml:5 sought: .*"server-sent events"/u),
    ]);
  });

  test('capitals and hyphens make no difference', async () => {
    const files = {
      'src/family/data/sought.yml': LIST,
      'docs/a.mdx': page('Rate-limits', '## The hive router\n\n## Receive Server-Sent Events'),
    };

    expect(await check(files)).toEqual([]);
  });

  test('the overview of a tool has its full name', async () => {
    const files = {
      'src/family/data/sought.yml': 'names: []\ntasks: []\n',
      'docs/yoga/index.mdx': page('Yoga overview', 'Words.'),
    };

    expect(await check(files)).toEqual([
      expect.stringMatching(/^docs\/yoga\/index\.mdx:2 sought: .*Write "GraphQL Yoga overview"\./u),
    ]);
  });

  test.each([
    ['names: [', /sought: /u],
    ['names: []\n', /"names" and "tasks"/u],
    ['names: [GraphQL, GraphQL]\ntasks: []\n', /each entry once/u],
  ])('the list %j cannot be read', async (text, message) => {
    expect(await check({'src/family/data/sought.yml': text})).toEqual([
      expect.stringMatching(message),
    ]);
  });

  test('other languages, and sites without a list, are not asked', async () => {
    expect(await check({'src/family/data/sought.yml': LIST}, 'fr')).toEqual([]);
    expect(await check({'docs/a.mdx': page('Words', 'More.')})).toEqual([]);
  });
});
