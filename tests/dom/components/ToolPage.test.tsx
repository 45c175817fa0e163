import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CompareTable from '../../../src/components/CompareTable';
import ReadmeView from '../../../src/components/ReadmeView';
import ToolPage from '../../../src/components/ToolPage';
import {TOOLS} from '../../../src/data/tools';
import type {ToolPageData} from '../../../src/lib/contracts/tool';
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
  info: {
    name: 'graphql-yoga',
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
    expect(main.getByRole('heading', {level: 3, name: 'Start'})).toBeVisible();
  });

  test('helps to decide before it shows facts: when to use it, when not, what to read first', () => {
    renderInSite(<ToolPage data={DATA} />);
    const titles = screen.getAllByRole('heading', {level: 2}).map(({textContent}) => textContent);
    expect(titles.slice(0, 5)).toEqual([
      'Install',
      'Use it when',
      'Choose something else when',
      'Read first',
      'Related tools',
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

  test('leads to the documentation here and to the external site (TOOL-4)', () => {
    renderInSite(<ToolPage data={DATA} />);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', {name: 'Documentation'})).toHaveAttribute('href', '/docs/yoga');
    expect(main.getByRole('link', {name: 'Own website'})).toHaveAttribute(
      'href',
      'https://the-guild.dev/graphql/yoga-server',
    );
  });

  test('a tool without a package, documentation, posts or README shows none of them', () => {
    renderInSite(<ToolPage data={{key: 'SWIFT', firstSteps: [], posts: []}} />);
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
        <ToolPage data={{key, docsPath: `/docs/${slug}`, firstSteps: [], posts: DATA.posts}} />,
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
      renderInSite(<ToolPage data={{key: 'NOPE', firstSteps: [], posts: []}} />),
    ).toThrow('No content found for /tools/nope');
    jest.restoreAllMocks();
  });

  test.each(['YOGA', 'HELIX'])('there are no accessibility violations: %s', async (key) => {
    const {container} = renderInSite(<ToolPage data={{...DATA, key}} />);
    await expectNoViolations(container);
  });
});

describe('README images', () => {
  test('load only after the reader asked for them', async () => {
    const user = userEvent.setup();
    renderInSite(<ReadmeView html={DATA.readmeHtml ?? ''} fetchedAt="2026-11-20" />);
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

describe('the comparison', () => {
  const summaries = {yoga: {name: 'graphql-yoga', version: '5.24.1', fetchedAt: {}}};

  test('shows the tools of the address side by side, in its order', () => {
    renderInSite(<CompareTable summaries={summaries} />, {path: '/compare?tools=mesh,yoga'});
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(1)).toEqual(['Mesh', 'Yoga']);
    const version = screen.getByRole('row', {name: /^Version/u});
    expect(
      within(version)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['·not known', '5.24.1']);
  });

  test('shows all tools where none is chosen', () => {
    renderInSite(<CompareTable summaries={summaries} />, {path: '/compare'});
    expect(screen.getAllByRole('rowheader').map(({textContent}) => textContent)).toEqual(
      expect.arrayContaining(['Mesh', 'Yoga']),
    );
    expect(screen.getAllByRole('rowheader')).toHaveLength(TOOLS.length);
  });

  test('names what is no tool, and shows the rest', () => {
    renderInSite(<CompareTable summaries={summaries} />, {path: '/compare?tools=yoga,bogus'});
    expect(screen.getByRole('status')).toHaveTextContent('bogus');
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  test('a ticked tool becomes the last column', async () => {
    const user = userEvent.setup();
    renderInSite(<CompareTable summaries={summaries} />, {path: '/compare?tools=yoga'});
    await user.click(screen.getByRole('checkbox', {name: 'Hive'}));
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads.slice(1)).toEqual(['Yoga', 'Hive']);
  });

  test('there are no accessibility violations', async () => {
    const {container} = renderInSite(<CompareTable summaries={summaries} />, {
      path: '/compare?tools=yoga,mesh',
    });
    await expectNoViolations(container);
  });
});
