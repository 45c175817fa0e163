import {type ReactNode, useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {act, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {openSearch} from '../../../src/client/search/openSearch';
import SearchHost from '../../../src/components/SearchHost';
import SearchPage from '../../../src/components/SearchPage';
import SiteHeader from '../../../src/components/SiteHeader';
import {SEARCH_HITS_PER_PAGE} from '../../../src/lib/search/presets';
import type {IndexedPage} from '../../../src/lib/contracts/pages';
import {expectNoViolations} from '../../support/axe';
import {globalDataOf, VERSIONS} from '../../support/docsVersions';
import {answerTo, createFakeSearch, type FakeSearch, HITS} from '../../support/fakeSearch';
import {pass, setupFakeTimeUser} from '../../support/fakeTime';
import {renderInSite} from '../../support/renderInSite';
import {closedDialog} from '../../support/searchDialog';

jest.mock('../../../src/client/search/openSearch');

const PAGES: readonly IndexedPage[] = [
  {kind: 'doc', path: '/docs/yoga', title: 'Yoga overview', description: 'A server.'},
];

let client: FakeSearch;

beforeEach(() => {
  client = createFakeSearch();
  jest.mocked(openSearch).mockReset();
  jest.mocked(openSearch).mockReturnValue(client);
});

const field = (): HTMLElement => screen.getByRole('searchbox', {name: 'Words to look for'});

async function answer(hits = HITS): Promise<void> {
  await waitFor(() => expect(client.calls.length).toBeGreaterThan(0));
  const call = client.calls.at(-1);
  await act(async () => call?.resolve(answerTo(call.query, {hits})));
}

test('the address is the question, and results have excerpts as text (RTE-1, S13)', async () => {
  const {container} = renderInSite(<SearchPage pages={PAGES} />, {
    path: '/search?q=errors&tool=yoga',
  });
  expect(field()).toHaveValue('errors');
  await answer();
  expect(client.calls[0]).toMatchObject({query: 'errors', call: {facets: [['tool:yoga']]}});
  expect(screen.getAllByRole('heading', {level: 2}).map((title) => title.textContent)).toEqual([
    'Mesh errors',
    'Errors in Yoga',
    'Errors as data',
  ]);
  expect(await screen.findAllByText('masked', {selector: 'mark'})).toHaveLength(3);
  expect(container.querySelector('b')).toBeNull();
  await expectNoViolations(container);
});

test('a page without a translation has the language of its texts, and the manual its name (HIT-6)', async () => {
  renderInSite(<SearchPage pages={PAGES} />, {path: '/search?q=errors', locale: 'ar'});
  const [mesh, yoga] = HITS;
  await answer(
    mesh === undefined || yoga === undefined
      ? []
      : [
          {...yoga, url: '/docs/writing/errors', facets: ['kind:doc', 'lang:en-US']},
          {...mesh, facets: ['kind:doc', 'tool:mesh']},
        ],
  );
  const [fallback, translated] = screen.getAllByRole('listitem').filter(({className}) => className);
  const english = within(fallback ?? document.body);
  expect(await english.findByText('masked', {selector: 'mark'})).toBeVisible();
  for (const text of [
    english.getByRole('link', {name: 'Errors in Yoga'}),
    english.getByText('masked', {selector: 'mark'}),
    english.getByText('Masked <', {exact: false}),
  ]) {
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'en-US');
    expect(text.closest('[lang]')).toHaveAttribute('dir', 'ltr');
  }
  expect(english.getByText('English')).toBeVisible();
  expect(english.getByText('Writing documentation')).toBeVisible();
  expect(translated?.querySelector('[lang]')).toBeNull();
});

test('no result is announced with the query (ERR-1)', async () => {
  const user = userEvent.setup();
  renderInSite(<SearchPage pages={PAGES} />, {path: '/search'});
  await user.type(field(), 'zebra ');
  await waitFor(() => expect(client.calls.at(-1)?.query).toBe('zebra'));
  await answer([]);
  expect(screen.getByText(/^No results for/u)).toHaveTextContent(/^No results for "zebra"$/u);
});

test('many results are leafed through', async () => {
  const user = userEvent.setup();
  renderInSite(<SearchPage pages={PAGES} />, {path: '/search?q=a'});
  const [first] = HITS;
  await answer(
    Array.from({length: SEARCH_HITS_PER_PAGE + 1}, (_, index) => ({
      ...(first ?? HITS[0]),
      url: `/docs/${index}`,
      title: `Page ${index}`,
      index,
    })) as typeof HITS,
  );
  expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(SEARCH_HITS_PER_PAGE);
  await user.click(
    within(screen.getByRole('navigation', {name: 'Pages of this list'})).getByRole('button', {
      name: 'Page 2',
    }),
  );
  expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(1);
});

test('without scripts there is an honest sentence, and every page (HDR-5)', () => {
  renderInSite(<SearchPage pages={PAGES} />);
  expect(screen.getByText(/^Searching needs JavaScript/u)).toBeInTheDocument();
  expect(screen.getByText('Yoga overview')).toHaveAttribute('href', '/docs/yoga');
});

describe('the search of one version (V1)', () => {
  const globalData = globalDataOf(VERSIONS);
  const versions = (): readonly string[] =>
    jest.mocked(openSearch).mock.calls.map(([{version}]) => version);

  test('asks its index, says so, and leads to the latest with the same words', async () => {
    const {container} = renderInSite(<SearchPage pages={PAGES} />, {
      path: '/search?version=1.0&q=gone',
      globalData,
    });
    await answer();
    expect(versions().at(-1)).toBe('1.0');
    expect(container).toHaveTextContent(
      'Searches the documentation in version 1.0, and all posts.',
    );
    expect(screen.getByRole('link', {name: 'Search the latest version'})).toHaveAttribute(
      'href',
      '/search?q=gone',
    );
  });

  test('a version that does not exist is named, and the latest is searched (ERR-1)', async () => {
    const {container} = renderInSite(<SearchPage pages={PAGES} />, {
      path: '/search?version=%3Cb%3E9&q=a',
      globalData,
    });
    expect(container).toHaveTextContent(
      'There is no version "<b>9" of the documentation; this is the latest.',
    );
    await answer();
    expect(new Set(versions())).toEqual(new Set(['2.0']));
  });
});

describe('the address while a reader types', () => {
  function renderWatched(changes: string[]): void {
    function Watch(): ReactNode {
      const {search} = useLocation();
      const history = useHistory();
      useEffect(() => {
        changes.push(search);
      }, [search]);
      return (
        <button type="button" onClick={() => history.push('/search?q=other')}>
          elsewhere
        </button>
      );
    }
    renderInSite(
      <>
        <Watch />
        <SearchPage pages={PAGES} />
      </>,
      {path: '/search'},
    );
  }
  const unique = (changes: readonly string[]): readonly string[] => [...new Set(changes)];

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('it changes at most once a second, and the last letters reach it', async () => {
    const user = setupFakeTimeUser();
    const changes: string[] = [];
    renderWatched(changes);
    await user.type(field(), 'mesh');
    pass(999);
    expect(field()).toHaveValue('mesh');
    expect(unique(changes)).toEqual(['', '?q=m']);
    pass(1);
    expect(unique(changes)).toEqual(['', '?q=m', '?q=mesh']);
  });

  test('who leaves the field takes along what was typed, and another address wins', async () => {
    const user = setupFakeTimeUser();
    const changes: string[] = [];
    renderWatched(changes);
    await user.type(field(), 'mesh');
    await user.click(screen.getByRole('button', {name: 'elsewhere'}));
    expect(unique(changes)).toEqual(['', '?q=m', '?q=mesh', '?q=other']);
    expect(field()).toHaveValue('other');
  });
});

describe('the trigger in the header (HDR-5)', () => {
  test('leads to the search page and names its keys; nothing is loaded before it is pointed at', async () => {
    const user = userEvent.setup();
    renderInSite(<SiteHeader />);
    const [trigger] = screen.getAllByRole('button', {name: 'Search'});
    expect(trigger).toHaveAttribute('href', '/search');
    expect(trigger).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
    expect(client.prefetch).not.toHaveBeenCalled();
    await user.hover(trigger ?? document.body);
    expect(client.prefetch).toHaveBeenCalled();
  });

  test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'the keys %s open the search (C-06)',
    async (keys) => {
      const user = userEvent.setup();
      renderInSite(<SiteHeader />);
      await user.keyboard(keys);
      expect(await screen.findByRole('combobox')).toBeInTheDocument();
    },
  );

  test.each([
    ['a field', <input key="own" />],
    ['a text', <textarea key="own" />],
    [
      'editable text',
      <div
        key="own"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-label="own"
        tabIndex={0}
      />,
    ],
    [
      'an open dialog',
      <dialog key="own" open>
        <a href="/">own</a>
      </dialog>,
    ],
  ])('inside %s they do nothing (C-06)', async (_where, element) => {
    const user = userEvent.setup();
    const dialog = closedDialog();
    const {container} = renderInSite(
      <>
        <SearchHost dialog={dialog} />
        <div data-testid="frame">{element}</div>
      </>,
    );
    container.querySelector<HTMLElement>('[data-testid] > :not(dialog), dialog > a')?.focus();
    await user.keyboard('/{Control>}k{/Control}');
    expect(dialog.open).not.toHaveBeenCalled();
  });

  test.each([
    ['a button', '/{Control>}k{/Control}', <button key="own" type="button" aria-label="own" />],
    ['a box to tick', '/{Meta>}k{/Meta}', <input key="own" type="checkbox" aria-label="own" />],
    ['a choice', '{Control>}k{/Control}{Meta>}k{/Meta}', <select key="own" aria-label="own" />],
  ])('on %s they open it, as it takes no text (SRM-3, SRM-4)', async (_where, keys, element) => {
    const user = userEvent.setup();
    const dialog = closedDialog();
    renderInSite(
      <>
        <SearchHost dialog={dialog} />
        {element}
      </>,
    );
    screen.getByLabelText('own').focus();
    await user.keyboard(keys);
    expect(dialog.open).toHaveBeenCalledTimes(2);
  });

  test('Space opens the search from its trigger, which is a button once scripts run (HDR-5)', async () => {
    const user = userEvent.setup();
    renderInSite(<SiteHeader />);
    screen.getAllByRole('button', {name: 'Search'})[0]?.focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('combobox')).toHaveValue('');
  });

  test('the search stays open, with what was typed, when the page under it changes (ST-1)', async () => {
    const user = userEvent.setup();
    function Pages(): ReactNode {
      const [page, setPage] = useState(1);
      useEffect(() => {
        addEventListener('test-page', () => setPage(2));
      }, []);
      return <SiteHeader key={page} />;
    }
    renderInSite(<Pages />);
    await user.keyboard('/');
    const box = await screen.findByRole('combobox');
    await user.type(box, 'mesh');
    act(() => {
      dispatchEvent(new Event('test-page'));
    });
    expect(screen.getByRole('combobox')).toBe(box);
    expect(box).toHaveValue('mesh');
  });

  test('words of the last time are selected, so that typing replaces them', async () => {
    const user = userEvent.setup();
    renderInSite(<SiteHeader />);
    await user.keyboard('/');
    await user.type(await screen.findByRole('combobox'), 'mesh');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.keyboard('/');
    const box = await screen.findByRole<HTMLInputElement>('combobox');
    expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['mesh', 0, 4]);
  });

  test('what is typed while the search is on its way is not lost', async () => {
    const user = userEvent.setup();
    const dialog = closedDialog({isOpening: true});
    renderInSite(<SearchHost dialog={dialog} />);
    await user.keyboard('y');
    expect(dialog.addText).toHaveBeenCalledWith('y');
  });
});
