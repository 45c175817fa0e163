import {screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {BRAND_VARIANTS} from '../../../src/data/pressKit';
import {SOLUTIONS} from '../../../src/family/data/solutions';
import {TOOLS} from '../../../src/family/data/tools';
import Page500 from '../../../src/pages/500';
import EcosystemPage from '../../../src/pages/ecosystem';
import HomePage from '../../../src/pages';
import PressKitPage from '../../../src/pages/logos';
import SearchPage from '../../../src/pages/search';
import SolutionsPage from '../../../src/pages/solutions';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const SLOW_MS = 60_000;

const PAGES = [
  ['/', HomePage],
  ['/ecosystem', EcosystemPage],
  ['/solutions', SolutionsPage],
  ['/logos', PressKitPage],
  ['/search', SearchPage],
  ['/500', Page500],
] as const;

function main(): HTMLElement {
  return screen.getByRole('main');
}

function targets(container: HTMLElement): readonly (string | null)[] {
  return within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

describe.each(PAGES)('the page %s (GEN-3)', (path, Page) => {
  test('has the whole shell: skip link first, banner, main part with one h1, footer (GEN-3, GEN-6)', () => {
    renderInSite(<Page />, {path});
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('Skip to main content');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(within(main()).getAllByRole('heading', {level: 1})).toHaveLength(1);
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  test(
    'has no accessibility violations',
    async () => {
      const {container} = renderInSite(<Page />, {path});
      await expectNoViolations(container);
    },
    SLOW_MS,
  );
});

describe('/logos (RTE-2)', () => {
  test('every mark of the brand and of the 20 tools is there as SVG and as PNG (RTE-2)', () => {
    renderInSite(<PressKitPage />, {path: '/logos'});
    const files = [
      ...BRAND_VARIANTS.map(({file}) => `brand/${file}`),
      ...TOOLS.map(({key}) => `tools/${key.toLowerCase()}`),
    ];
    expect(targets(main())).toEqual(
      expect.arrayContaining(
        files.flatMap((file) => [`/press-kit/${file}.svg`, `/press-kit/${file}.png`]),
      ),
    );
    expect(screen.getByRole('link', {name: 'Download Yoga as PNG'})).toHaveAttribute('download');
  });

  test('every tool’s colour has a copy button (RTE-2, TOOL-1)', () => {
    renderInSite(<PressKitPage />, {path: '/logos'});
    const names = within(main())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(
      expect.arrayContaining(TOOLS.map(({primaryColor}) => `Copy ${primaryColor}`)),
    );
  });

  test('the rules for clear space are there (RTE-2)', () => {
    renderInSite(<PressKitPage />, {path: '/logos'});
    const rules = screen.getByRole('region', {name: 'Clear space and size'});
    expect(within(rules).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  });
});

describe('/ecosystem (LST-1, GEN-2)', () => {
  /** Names of the tools of a section, in the order of the page. */
  function toolNames(region: string): readonly string[] {
    const names = new Set<string>(TOOLS.map(({name}) => name));
    return within(screen.getByRole('region', {name: region}))
      .getAllByRole('link')
      .map((link) => link.textContent)
      .filter((name) => names.has(name));
  }

  test('the primary list has the maintained tools, the secondary one the others (LST-1)', () => {
    renderInSite(<EcosystemPage />, {path: '/ecosystem'});
    const isMaintained = ({status}: (typeof TOOLS)[number]): boolean => status === 'maintained';
    expect(toolNames('Maintained tools')).toEqual(TOOLS.filter(isMaintained).map(({name}) => name));
    expect(toolNames('Archived tools and tutorials')).toEqual(
      TOOLS.filter((tool) => !isMaintained(tool)).map(({name}) => name),
    );
  });

  test('archived tools, and no others, carry the mark that they have everywhere', () => {
    renderInSite(<EcosystemPage />, {path: '/ecosystem'});
    const marked = screen
      .getAllByText('Archived')
      .filter(({dataset}) => dataset.badge === 'archived')
      .map((badge) => badge.closest('li')?.querySelector('a')?.textContent);
    expect(marked).toEqual(['Helix', 'CLI', 'Stencil']);
  });

  test('no match is said in the words of this page (LST-1)', async () => {
    const user = userEvent.setup();
    renderInSite(<EcosystemPage />, {path: '/ecosystem'});
    await user.type(within(main()).getByRole('searchbox'), 'zebra');
    expect(screen.getByText('“zebra”').closest('p')).toHaveTextContent(
      /^No tool matches “zebra”\./u,
    );
  });

  test('where no tool matches, the search over all pages takes the same words (LST-1)', async () => {
    const user = userEvent.setup();
    renderInSite(<EcosystemPage />, {path: '/ecosystem'});
    await user.type(within(main()).getByRole('searchbox'), 'file upload & limits');
    expect(screen.getByRole('link', {name: 'Search all pages for these words'})).toHaveAttribute(
      'href',
      '/search?q=file%20upload%20%26%20limits',
    );
  });

  test('all tools show on one page, and #archived finds those that are archived (LST-1, LST-2)', async () => {
    const user = userEvent.setup();
    renderInSite(<EcosystemPage />, {path: '/ecosystem'});
    const shown = (): readonly (string | null | undefined)[] =>
      [...main().querySelectorAll('li[data-page="current"]')].map(
        (item) => item.querySelector('a')?.textContent,
      );
    expect(shown()).toHaveLength(TOOLS.length);
    await user.type(within(main()).getByRole('searchbox'), '#archived');
    expect(shown()).toEqual(
      TOOLS.filter(({status}) => status === 'archived').map(({name}) => name),
    );
  });
});

test('/solutions links every guide (HDR-9)', () => {
  renderInSite(<SolutionsPage />, {path: '/solutions'});
  expect(targets(main())).toEqual(
    expect.arrayContaining(SOLUTIONS.map(({id}) => `/solutions/${id}`)),
  );
});

test('the home page shows the 20 tools (GEN-2)', () => {
  renderInSite(<HomePage />, {path: '/'});
  for (const {name} of TOOLS) {
    expect(within(main()).getAllByRole('link', {name}).length).toBeGreaterThan(0);
  }
});

test.each([
  ['Ecosystem', EcosystemPage],
  ['Press Kit', PressKitPage],
])('the title of a page is "%s – Selection Set", with an en dash (DOC-4)', async (title, Page) => {
  renderInSite(<Page />);
  await waitFor(() => expect(document.title).toBe(`${title} \u2013 Selection Set`));
});

test('the home page shows the bare name (DOC-4)', async () => {
  renderInSite(<HomePage />);
  await waitFor(() => expect(document.title).toBe('Selection Set'));
});

test.each([
  ['/500', Page500],
  ['/search', SearchPage],
])('%s asks search engines not to list it (RTE-3)', async (path, Page) => {
  renderInSite(<Page />, {path});
  await waitFor(() =>
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toMatch(
      /^noindex/u,
    ),
  );
});
