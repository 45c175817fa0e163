import {screen, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import SearchableList, {type ListItem, type Props} from '../../../src/components/SearchableList';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

function item(title: string, tags: readonly string[] = [], more: Partial<ListItem> = {}): ListItem {
  return {
    title,
    tags,
    description: `About ${title}.`,
    link: `/docs/${title.toLowerCase()}`,
    ...more,
  };
}

/** Items A to D of section 1.12. */
const PRIMARY = [
  item('GraphQL Yoga', ['server', 'http']),
  item('Apollo Link', ['client']),
  item('Yoga Plugin', ['server', 'graphql-yoga']),
];
const SECONDARY = [item('Plain')];
const CHIPS = [
  {tag: 'server', label: 'Servers'},
  {tag: 'client', label: 'Clients'},
];

function numbered(count: number): readonly ListItem[] {
  return Array.from({length: count}, (_, index) =>
    item(`Item ${index + 1}`, index < 6 ? ['server'] : []),
  );
}

function ListUnderTest(props: Partial<Props>) {
  return (
    <SearchableList
      chips={CHIPS}
      primary={{title: 'Maintained', items: PRIMARY}}
      secondary={{title: 'Archived', items: SECONDARY}}
      {...props}
    />
  );
}

function field(): HTMLElement {
  return screen.getByRole('searchbox', {name: 'Filter by name or #tag'});
}

async function search(user: UserEvent, query: string): Promise<void> {
  await user.clear(field());
  if (query !== '') {
    await user.type(field(), query);
  }
}

/** Titles on the page that is shown; items of other pages are hidden by the style sheet only. */
function shownTitles(): readonly (string | null)[] {
  return screen
    .queryAllByRole('link')
    .filter((link) => link.closest('li')?.dataset.page === 'current')
    .map((link) => link.textContent);
}

describe('sections and results (LST-1)', () => {
  test('with an empty query the primary and the secondary list show under their headings (LST-1)', () => {
    renderInSite(<ListUnderTest />);
    const primary = screen.getByRole('region', {name: 'Maintained'});
    const secondary = screen.getByRole('region', {name: 'Archived'});
    expect(
      within(primary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['GraphQL Yoga', 'Apollo Link', 'Yoga Plugin']);
    expect(
      within(secondary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Plain']);
  });

  test('the secondary list is optional (LST-1)', () => {
    renderInSite(<SearchableList chips={[]} primary={{title: 'Maintained', items: PRIMARY}} />);
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  test.each([
    ['yoga', ['GraphQL Yoga', 'Yoga Plugin']],
    ['#server', ['GraphQL Yoga', 'Yoga Plugin']],
    ['#server #http', ['GraphQL Yoga']],
    ['yoga #server', ['GraphQL Yoga', 'Yoga Plugin']],
    ['#server  yoga', ['GraphQL Yoga', 'Yoga Plugin']],
    ['#graphql-yoga', ['Yoga Plugin']],
    ['plain', ['Plain']],
  ])(
    '%p shows one list of results from both sections: %j (VAL-11, LST-1)',
    async (query, titles) => {
      const user = userEvent.setup();
      renderInSite(<ListUnderTest />);
      await search(user, query);
      expect(shownTitles()).toEqual(titles);
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
    },
  );

  test('emptying the query brings both lists back (LST-1)', async () => {
    const user = userEvent.setup();
    renderInSite(<ListUnderTest />);
    await search(user, 'yoga');
    await search(user, '');
    expect(screen.getAllByRole('region')).toHaveLength(2);
  });

  test('white space alone is an empty query (LST-1)', async () => {
    const user = userEvent.setup();
    renderInSite(<ListUnderTest />);
    await search(user, '   ');
    expect(screen.getAllByRole('region')).toHaveLength(2);
  });

  test('a list may start with a query (LST-1)', () => {
    renderInSite(<ListUnderTest initialQuery="apollo" />);
    expect(shownTitles()).toEqual(['Apollo Link']);
    expect(field()).toHaveValue('apollo');
  });

  test.each([
    ['yoga', '2 items'],
    ['apollo', 'One item'],
    ['nothing', '0 items'],
  ])('the number of results for %p is announced as "%s" (LST-1)', async (query, words) => {
    const user = userEvent.setup();
    renderInSite(<ListUnderTest />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await search(user, query);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${words}$`, 'u'));
  });
});

describe('the text for no results (LST-1)', () => {
  test('has the quoted query in bold in the place of {query} (LST-1)', async () => {
    const user = userEvent.setup();
    renderInSite(<ListUnderTest emptyText="No tool is called {query}. Try another." />);
    await search(user, 'zebra ');
    expect(screen.getByText('“zebra”')).toBeVisible();
    expect(screen.getByText('“zebra”').closest('strong')).not.toBeNull();
    expect(screen.getByText('“zebra”').closest('p')).toHaveTextContent(
      'No tool is called “zebra”. Try another.',
    );
  });

  test.each([
    ['{query}', '“zebra”'],
    ['{query}, {query}: nothing', '“zebra”, “zebra”: nothing'],
    ['Nothing.', 'Nothing.'],
  ])('may be %p (LST-1)', async (emptyText, words) => {
    const user = userEvent.setup();
    const {container} = renderInSite(<ListUnderTest emptyText={emptyText} />);
    await search(user, 'zebra');
    expect(container).toHaveTextContent(new RegExp(`${words}$`, 'u'));
  });

  test('there is one without being given (LST-1)', async () => {
    const user = userEvent.setup();
    const {container} = renderInSite(<ListUnderTest />);
    await search(user, '#');
    expect(container).toHaveTextContent(
      'Nothing here matches “#”. Try a shorter name, or pick a tag.',
    );
  });
});

test('where nothing matches, a list can offer the search over all pages for the same words (LST-1)', () => {
  renderInSite(
    <SearchableList
      chips={[]}
      primary={{title: 'All', items: numbered(1)}}
      initialQuery=" C# & more "
      offersSearch
    />,
  );
  expect(screen.getByRole('link', {name: 'Search all pages for these words'})).toHaveAttribute(
    'href',
    '/search?q=C%23%20%26%20more',
  );
});

describe('tag chips (LST-1)', () => {
  test('a chip sets the query to its tag and is pressed (LST-1)', async () => {
    const user = userEvent.setup();
    renderInSite(<ListUnderTest />);
    const chip = screen.getByRole('button', {name: 'Servers', pressed: false});
    await user.click(chip);
    expect(field()).toHaveValue('#server');
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(shownTitles()).toEqual(['GraphQL Yoga', 'Yoga Plugin']);
  });

  test('a pressed chip empties the query (LST-1)', async () => {
    const user = userEvent.setup();
    renderInSite(<ListUnderTest />);
    await user.dblClick(screen.getByRole('button', {name: 'Servers'}));
    expect(field()).toHaveValue('');
    expect(screen.getAllByRole('region')).toHaveLength(2);
  });

  test('another chip takes the place of the first one (LST-1)', async () => {
    const user = userEvent.setup();
    renderInSite(<ListUnderTest />);
    await user.click(screen.getByRole('button', {name: 'Servers'}));
    await user.click(screen.getByRole('button', {name: 'Clients'}));
    expect(field()).toHaveValue('#client');
    expect(screen.getByRole('button', {name: 'Servers'})).toHaveAttribute('aria-pressed', 'false');
  });

  test('typing the tag presses its chip (LST-1)', async () => {
    const user = userEvent.setup();
    renderInSite(<ListUnderTest />);
    await search(user, '#client');
    expect(screen.getByRole('button', {name: 'Clients'})).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('one item (ITM-1, LST-5)', () => {
  test('shows title, description, link, image, tags in words, and the date as "Mon D, YYYY" (ITM-1, LST-5)', () => {
    const full = item('Yoga', ['server', 'unknown'], {
      link: 'https://example.org/yoga',
      image: <img src="/yoga.svg" alt="Mark" />,
      update: '2026-01-09T23:30:00Z',
    });
    renderInSite(<ListUnderTest primary={{title: 'Maintained', items: [full]}} />);
    const row = within(screen.getByRole('region', {name: 'Maintained'})).getByRole('listitem');
    expect(within(row).getByRole('link', {name: 'Yoga'})).toHaveAttribute(
      'href',
      'https://example.org/yoga',
    );
    expect(within(row).getByText('About Yoga.')).toBeVisible();
    expect(within(row).getByRole('img', {name: 'Mark'})).toBeVisible();
    expect(within(row).getByText('Servers · unknown')).toBeVisible();
    expect(within(row).getByText('Jan 9, 2026')).toHaveAttribute(
      'datetime',
      '2026-01-09T23:30:00Z',
    );
  });

  test('a mark is beside the name, in one cell with it on a phone (ITM-1)', () => {
    const old = item('Helix', [], {mark: <span>Old</span>});
    renderInSite(<ListUnderTest primary={{title: 'Maintained', items: [old]}} />);
    const name = screen.getByRole('link', {name: 'Helix'});
    expect(name.parentElement).toBe(screen.getByText('Old').parentElement);
    expect(name.parentElement).toHaveClass('name');
  });

  test('has no date where none is known (ITM-1)', () => {
    renderInSite(<ListUnderTest />);
    expect(screen.queryByRole('time')).not.toBeInTheDocument();
  });

  test('the date follows the language of the page (LST-5)', () => {
    const dated = item('Yoga', [], {update: '2026-01-09'});
    renderInSite(<ListUnderTest primary={{title: 'Maintained', items: [dated]}} />, {locale: 'fr'});
    expect(screen.getByText('9 janv. 2026')).toBeVisible();
  });
});

describe('pages of a list (LST-2, LST-4, CON-7)', () => {
  function renderItems(count: number, query?: string): ReturnType<typeof renderInSite> {
    return renderInSite(
      <SearchableList
        chips={CHIPS}
        primary={{title: 'All', items: numbered(count)}}
        {...(query === undefined ? {} : {initialQuery: query})}
      />,
    );
  }

  test.each([
    [5, 0],
    [6, 2],
    [10, 2],
    [11, 3],
  ])(
    '%i items in pages of five need %i page numbers, and none for one page (LST-2, CON-7)',
    (count, pages) => {
      renderItems(count);
      expect(shownTitles()).toHaveLength(5);
      expect(screen.queryAllByRole('button', {name: /^Page \d+/u})).toHaveLength(pages);
    },
  );

  test('there are no arrows to the pages before and after (LST-2)', () => {
    renderItems(11);
    for (const name of ['Previous page', 'Next page']) {
      expect(screen.getByRole('button', {name}).closest('li')).toHaveClass('hidden');
    }
  });

  test('a page number shows its items (LST-2)', async () => {
    const user = userEvent.setup();
    renderItems(11);
    await user.click(screen.getByRole('button', {name: 'Page 3'}));
    expect(shownTitles()).toEqual(['Item 11']);
    await user.click(screen.getByRole('button', {name: 'Page 2'}));
    expect(shownTitles()).toEqual(['Item 6', 'Item 7', 'Item 8', 'Item 9', 'Item 10']);
  });

  test('the page number is usable with the keyboard (LST-2)', async () => {
    const user = userEvent.setup();
    renderItems(6);
    screen.getByRole('button', {name: 'Page 2'}).focus();
    await user.keyboard('{Enter}');
    expect(shownTitles()).toEqual(['Item 6']);
  });

  test('new content starts at the first page (LST-4)', async () => {
    const user = userEvent.setup();
    renderItems(11, 'item');
    await user.click(screen.getByRole('button', {name: 'Page 2'}));
    await user.type(field(), ' 1');
    expect(shownTitles()).toEqual(['Item 1', 'Item 10', 'Item 11']);
    await search(user, 'item');
    expect(shownTitles()[0]).toBe('Item 1');
  });

  test('as many items with other names start at the first page, too (LST-4)', async () => {
    const user = userEvent.setup();
    const {rerender} = renderItems(6);
    await user.click(screen.getByRole('button', {name: 'Page 2'}));
    const others = numbered(6).map((one) => ({...one, title: `Other ${one.title}`}));
    rerender(<SearchableList chips={[]} primary={{title: 'All', items: others}} />);
    expect(shownTitles()[0]).toBe('Other Item 1');
  });

  test('a new array with the same content keeps the page (LST-4)', async () => {
    const user = userEvent.setup();
    const {rerender} = renderItems(6);
    await user.click(screen.getByRole('button', {name: 'Page 2'}));
    rerender(<SearchableList chips={[]} primary={{title: 'All', items: numbered(6)}} />);
    expect(shownTitles()).toEqual(['Item 6']);
  });

  test('items of other pages stay in the document for readers without scripts (LST-2)', () => {
    renderItems(11);
    expect(screen.getAllByRole('link')).toHaveLength(11);
  });
});

test.each(['', 'yoga', 'zebra'])(
  'there are no accessibility violations for the query %p',
  async (initialQuery) => {
    const {container} = renderInSite(
      <ListUnderTest initialQuery={initialQuery} primary={{title: 'All', items: numbered(11)}} />,
    );
    await expectNoViolations(container);
  },
);
