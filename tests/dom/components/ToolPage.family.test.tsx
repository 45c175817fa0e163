import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CompareTable from '../../../src/components/CompareTable';
import ReadmeView from '../../../src/components/ReadmeView';
import ToolPage from '../../../src/components/ToolPage';
import {QUESTIONS} from '../../../src/family/data/solutions';
import {TOOLS} from '../../../src/family/data/tools';
import {answerLabels} from '../../../src/family/labels/questions';
import {pickTools} from '../../../src/lib/catalogue/findTools';
import type {ComparedTool, ToolPageData} from '../../../src/lib/contracts/tool';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const DATA: ToolPageData = {
  key: 'YOGA',
  docsPath: '/docs/yoga',
  advice: {
    lang: 'fr',
    when: ['Vous écrivez un `schema`.'],
    whenNot: ['Vous voulez une passerelle.'],
  },
  sample: {title: 'greet.ts', language: 'TypeScript', check: 'matched', html: 'greet();'},
  neighbours: ['ENVELOP', 'TOOLS'],
  firstSteps: [{path: '/docs/yoga/quick-start', title: 'Quick start', description: 'Ten minutes.'}],
  posts: [
    {
      path: '/blog/a',
      source: '@site/blog/post/index.mdx',
      title: 'About resolvers',
      description: 'How they run.',
      date: '2026-11-01T00:00:00.000Z',
      tools: ['YOGA'],
    },
  ],
  compared: {
    yoga: {
      docsPath: '/docs/yoga',
      neighbours: ['ENVELOP'],
      needs: {node: '>=18.0.0', packages: []},
    },
    tools: {neighbours: [], needs: {node: '>=16.0.0', packages: ['graphql 15, 16']}},
  },
  info: {
    name: 'graphql-yoga',
    description: 'A server that says so itself.',
    version: '5.24.1',
    licence: 'MIT',
    updatedAt: '2026-11-02T00:00:00.000Z',
    fetchedAt: {version: '2026-11-20', readme: '2026-11-20'},
  },
  readmeHtml:
    '<h3 id="readme-start">Start</h3><span class="readmeImage" data-readme-src="https://x.example/a.png" data-width="40">Logo</span>',
};

describe('the page of a tool (PKG-1, TOOL-4)', () => {
  test('shows name, title, status, jobs, install commands, facts, posts and README', () => {
    renderInSite(<ToolPage data={DATA} />);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', {level: 1, name: 'Yoga'})).toBeVisible();
    expect(main.getByText('Maintained')).toBeVisible();
    expect(main.getByText('5.24.1')).toBeVisible();
    expect(main.getByText('Nov 2, 2026')).toBeVisible();
    expect(main.getByRole('tab', {name: 'npm'})).toBeVisible();
    expect(main.getByRole('link', {name: 'About resolvers'})).toHaveAttribute('href', '/blog/a');
    expect(main.getByText('Start')).not.toBeVisible();
  });

  test('helps to decide before it shows facts: when to use it, when not, what to read first', () => {
    renderInSite(<ToolPage data={DATA} />);
    const titles = screen.getAllByRole('heading', {level: 2}).map(({textContent}) => textContent);
    expect(titles).toEqual([
      'Install',
      'Use it when',
      'Choose something else when',
      'Works with',
      'Read first',
      'Related tools',
      'Posts about it',
      'README',
    ]);
    const reason = screen.getByText(/^Vous écrivez un/u);
    expect(reason.querySelector('code')).toHaveTextContent('schema');
    expect(reason.closest('ul')).toHaveAttribute('lang', 'fr');
    expect(screen.getByRole('link', {name: 'What to choose instead'})).toHaveAttribute(
      'href',
      '/docs/yoga#when-not-to-use-it',
    );
    expect(screen.getByRole('link', {name: /^Quick start/u})).toHaveAttribute(
      'href',
      '/docs/yoga/quick-start',
    );
  });

  test('leads to the tools that it works with, and to what each is to it', () => {
    renderInSite(<ToolPage data={DATA} />);
    const section = within(screen.getByRole('region', {name: 'Works with'}));
    expect(
      section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Envelop', '/tools/envelop'],
      ['Tools', '/tools/tools'],
      ['What each is to it', '/docs/yoga#how-it-fits-with-its-siblings'],
    ]);
    expect(section.getAllByRole('listitem')).toHaveLength(2);
  });

  test('shows a sample that runs beside its first words, with what was done to check it', () => {
    renderInSite(<ToolPage data={DATA} />);
    const hero = screen.getByRole('heading', {level: 1}).closest('header')!.parentElement!;
    expect(within(hero).getByText('greet();')).toBeVisible();
    expect(within(hero).getByText('greet.ts')).toBeVisible();
    expect(within(hero).getByRole('link', {name: 'Ran, output matched'})).toBeVisible();
  });

  test('an archived tool shows none, whatever its documents mark', () => {
    renderInSite(<ToolPage data={{...DATA, key: 'HELIX'}} />);
    expect(screen.queryByText('greet();')).not.toBeInTheDocument();
  });

  test('leads to the documentation here and to the external site (TOOL-4)', () => {
    renderInSite(<ToolPage data={DATA} />);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', {name: 'Documentation'})).toHaveAttribute('href', '/docs/yoga');
    expect(main.getByRole('link', {name: 'Own website'})).toHaveAttribute(
      'href',
      'https://the-guild.dev/graphql/yoga-server',
    );
  });

  test('a package describes itself, in English on pages of other languages too (GEN-4, PKG-1)', () => {
    const {unmount} = renderInSite(<ToolPage data={DATA} />);
    const words = (): HTMLElement => screen.getByText('A server that says so itself.');
    expect(words().closest('dd')?.previousSibling).toHaveTextContent('In its own words');
    expect(words()).not.toHaveAttribute('lang');
    unmount();
    renderInSite(<ToolPage data={DATA} />, {locale: 'ar'});
    expect(words()).toHaveAttribute('lang', 'en-US');
    expect(words()).toHaveAttribute('dir', 'ltr');
  });

  test('rows that tell it from its nearest alternatives are on the page, and a button leads to all facts', () => {
    renderInSite(<ToolPage data={DATA} />);
    const table = within(screen.getByRole('table'));
    expect(
      table
        .getAllByRole('columnheader')
        .slice(1, 3)
        .map((head) => head.textContent),
    ).toEqual(['Yoga', 'Tools']);
    expect(table.getByRole('row', {name: /^Runtime/u})).toHaveTextContent(
      'Node.js >=18.0.0Node.js >=16.0.0',
    );
    expect(table.getByRole('row', {name: /^Needs/u})).toHaveTextContent('graphql 15, 16');
    expect(table.queryByRole('row', {name: /^License/u})).not.toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'Compare all facts'})).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/compare\?tools=yoga,tools/u),
    );
  });

  test('a tool without a package, documentation, posts or README shows none of them', () => {
    renderInSite(
      <ToolPage data={{key: 'SWIFT', neighbours: [], firstSteps: [], posts: [], compared: {}}} />,
    );
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('tab')).not.toBeInTheDocument();
    expect(main.queryByRole('link', {name: 'Documentation'})).not.toBeInTheDocument();
    expect(main.queryByRole('heading', {name: 'README'})).not.toBeInTheDocument();
  });

  test.each([
    ['HELIX', 'Migrate to Yoga', ['Yoga'], '/docs/helix/migrate-to-yoga'],
    [
      'CLI',
      'Migrate to Code Generator, Inspector, and Config',
      ['Code Generator', 'Inspector', 'Config'],
      '/docs/cli/replace-the-commands',
    ],
  ])(
    '%s, which is archived, says first what replaces it and how to move, and how to install it last',
    (key, migrate, names, guide) => {
      const slug = key.toLowerCase();
      renderInSite(
        <ToolPage
          data={{
            key,
            docsPath: `/docs/${slug}`,
            neighbours: [],
            firstSteps: [],
            posts: DATA.posts,
            compared: {},
          }}
        />,
      );
      const head = within(screen.getByRole('heading', {level: 1}).closest('header')!);
      expect(head.getByText('Archived')).toHaveAttribute('data-badge', 'archived');
      const links = head.getAllByRole('link').map((link) => link.textContent);
      expect(links.slice(1)).toEqual([
        ...names,
        migrate,
        'Documentation',
        'Own website',
        'Repository',
      ]);
      expect(head.getByRole('link', {name: migrate})).toHaveAttribute('href', guide);
      expect(head.getByRole('link', {name: migrate})).toHaveAttribute('data-emphasis', 'primary');
      expect(head.getByRole('link', {name: 'Documentation'})).not.toHaveAttribute(
        'data-emphasis',
        'primary',
      );
      const install = screen.getByRole('heading', {name: 'Install'});
      const posts = screen.getByRole('heading', {name: 'Posts about it'});
      expect(posts.compareDocumentPosition(install)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  test('data of an unknown tool names the route (ERR-6)', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      renderInSite(
        <ToolPage data={{key: 'NOPE', neighbours: [], firstSteps: [], posts: [], compared: {}}} />,
      ),
    ).toThrow('No content found for /tools/nope');
    jest.restoreAllMocks();
  });

  test.each(['YOGA', 'HELIX'])('there are no accessibility violations: %s', async (key) => {
    const {container} = renderInSite(<ToolPage data={{...DATA, key}} />);
    await expectNoViolations(container);
  });
});

/** As a click does in browsers; jsdom has no such click. */
async function openReadme(): Promise<void> {
  screen.getByText('Show the README').closest('details')!.open = true;
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
}

describe('README images', () => {
  test('load only after the reader asked for them', async () => {
    const user = userEvent.setup();
    renderInSite(<ReadmeView html={DATA.readmeHtml ?? ''} fetchedAt="2026-11-20" />);
    await openReadme();
    expect(screen.getByText('Logo')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', {name: 'Load images'}));
    const image = screen.getByRole('img', {name: 'Logo'});
    expect(image).toHaveAttribute('src', 'https://x.example/a.png');
    expect(image).toHaveAttribute('width', '40');
    expect(screen.queryByRole('button', {name: 'Load images'})).not.toBeInTheDocument();
  });

  test('a README without images offers nothing to load', () => {
    renderInSite(<ReadmeView html="<p>Words</p>" fetchedAt={undefined} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a README', () => {
  const HTML = '<pre class="readmeCode"><code>one\ntwo</code></pre><pre><code>three</code></pre>';
  const copyButtons = () => screen.queryAllByRole('button', {name: 'Copy code to clipboard'});

  test('is closed until the reader opens it, and each of its blocks of code can then be copied', async () => {
    const user = userEvent.setup();
    renderInSite(<ReadmeView html={HTML} fetchedAt={undefined} />);
    expect(screen.getByText('three')).not.toBeVisible();
    expect(copyButtons()).toHaveLength(0);
    await openReadme();
    expect(screen.getByText('three')).toBeVisible();
    const buttons = copyButtons();
    expect(buttons).toHaveLength(2);
    await user.click(buttons[0]!);
    expect(await navigator.clipboard.readText()).toBe('one\ntwo');
  });
});

describe('the comparison', () => {
  const compared: Readonly<Record<string, ComparedTool>> = {
    yoga: {
      docsPath: '/docs/yoga',
      advice: {lang: 'fr', when: ['A'], whenNot: ['Vous voulez une `passerelle`.']},
      neighbours: ['ENVELOP', 'TOOLS'],
      needs: {node: '>=18.0.0', packages: ['graphql 15, 16, 17']},
    },
    mesh: {neighbours: [], needs: {node: '>=18.0.0', packages: ['graphql']}},
  };
  const summaries = {yoga: {name: 'graphql-yoga', version: '5.24.1', fetchedAt: {}}};

  test('shows the tools of the address side by side, in its order', () => {
    renderInSite(<CompareTable summaries={summaries} compared={compared} />, {
      path: '/compare?tools=mesh,yoga',
    });
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(1)).toEqual(['Mesh', 'Yoga']);
    const version = screen.getByRole('row', {name: /^Version/u});
    expect(
      within(version)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['·not known', '5.24.1']);
  });

  test('shows the rows in which tools differ, and none in which they are alike', () => {
    renderInSite(<CompareTable summaries={summaries} compared={compared} />, {
      path: '/compare?tools=yoga,helix',
    });
    const rows = screen.getAllByRole('rowheader').map(({textContent}) => textContent);
    expect(rows).toEqual([
      'What it is',
      'Jobs',
      'Status',
      'Choose something else when',
      'Runtime',
      'Needs',
      'Replaces',
      'Replaced by',
      'Works with',
      'Documentation',
      'Package',
      'Version',
    ]);
    const cells = (name: string) =>
      within(screen.getByRole('row', {name: new RegExp(`^${name}`, 'u')})).getAllByRole('cell');
    expect(cells('Runtime').map(({textContent}) => textContent)).toEqual([
      'Node.js >=18.0.0',
      '·not known',
    ]);
    expect(within(cells('Replaces')[0]!).getByRole('link', {name: 'Helix'})).toHaveAttribute(
      'href',
      '/tools/helix',
    );
    expect(within(cells('Replaced by')[1]!).getByRole('link', {name: 'Yoga'})).toBeVisible();
    expect(cells('Choose')[0]!.querySelector('[lang=fr] code')).toHaveTextContent('passerelle');
    expect(screen.getByRole('columnheader', {name: 'Helix Archived'})).toBeVisible();
  });

  test('leaves out what is the same for all of them', () => {
    renderInSite(<CompareTable summaries={summaries} compared={compared} />, {
      path: '/compare?tools=yoga,mesh',
    });
    expect(screen.queryByRole('rowheader', {name: 'Runtime'})).not.toBeInTheDocument();
    expect(screen.queryByRole('rowheader', {name: 'Status'})).not.toBeInTheDocument();
    expect(screen.getByRole('rowheader', {name: 'Needs'})).toBeVisible();
  });

  test('the question that the address names is open, with its tools and reasons', () => {
    renderInSite(<CompareTable summaries={summaries} compared={compared} />, {
      path: '/compare?for=unite',
    });
    const questions = within(screen.getByRole('region', {name: 'Which tool do I need?'}));
    const answer = questions.getByText(/^REST, gRPC, databases/u).parentElement!;
    expect(answer).toBeVisible();
    expect(
      within(answer)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Mesh', '/tools/mesh'],
      ['Hive', '/tools/hive'],
      ['Compare both', '/compare?tools=mesh,hive#comparison'],
    ]);
    expect(questions.getByText('Swift', {selector: 'dt'})).not.toBeVisible();
  });

  test('every question leads to one or two tools that are maintained, and every answer says why', () => {
    expect(QUESTIONS).toHaveLength(5);
    for (const {answers} of QUESTIONS) {
      for (const {id, tools} of answers) {
        expect(pickTools(TOOLS, tools).map(({status}) => status)).toEqual(
          tools.map(() => 'maintained'),
        );
        expect(answerLabels[id].reason).not.toBe('');
      }
    }
  });

  test('shows all tools where none is chosen', () => {
    renderInSite(<CompareTable summaries={summaries} compared={compared} />, {path: '/compare'});
    expect(screen.getAllByRole('rowheader').map(({textContent}) => textContent)).toEqual(
      expect.arrayContaining(['Mesh', 'Yoga']),
    );
    expect(screen.getAllByRole('rowheader')).toHaveLength(TOOLS.length);
  });

  test('names what is no tool, and shows the rest', () => {
    renderInSite(<CompareTable summaries={summaries} compared={compared} />, {
      path: '/compare?tools=yoga,bogus',
    });
    expect(screen.getByRole('status')).toHaveTextContent('bogus');
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  test('a ticked tool becomes the last column', async () => {
    const user = userEvent.setup();
    renderInSite(<CompareTable summaries={summaries} compared={compared} />, {
      path: '/compare?tools=yoga',
    });
    await user.click(screen.getByRole('checkbox', {name: 'Hive'}));
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(1)).toEqual(['Yoga', 'Hive']);
  });

  test('there are no accessibility violations', async () => {
    const {container} = renderInSite(<CompareTable summaries={summaries} compared={compared} />, {
      path: '/compare?tools=yoga,mesh',
    });
    await expectNoViolations(container);
  });
});
