import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocSidebar from '../../../src/components/DocSidebar';
import {FOLDERS_STORAGE_KEY, PLACE_STORAGE_KEY} from '../../../src/lib/sidebar/folderChoices';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

const ITEMS: PropSidebar = [
  {
    type: 'link',
    label: 'Overview',
    href: '/docs/yoga',
    docId: 'yoga/index',
    unlisted: false,
    customProps: {badges: ['new', 'deprecated']},
  },
  {
    type: 'category',
    label: 'Guides',
    collapsible: true,
    collapsed: true,
    items: [
      {type: 'link', label: 'Café', href: '/docs/yoga/cafe', docId: 'yoga/cafe', unlisted: false},
    ],
  },
  {
    type: 'category',
    label: 'Reference',
    href: '/docs/yoga/reference',
    collapsible: true,
    collapsed: true,
    items: [
      {type: 'link', label: 'Options', href: '/docs/yoga/o', docId: 'yoga/o', unlisted: false},
    ],
  },
];

function renderSidebar(path = '/docs/yoga', onFollow = (): void => undefined): HTMLElement {
  return renderInSite(<DocSidebar name="yoga" items={ITEMS} onFollow={onFollow} />, {path})
    .container;
}

const tree = (): HTMLElement => screen.getByRole('navigation', {name: 'Docs sidebar'});
const field = (): HTMLElement => screen.getByRole('searchbox', {name: 'Filter pages by title'});

function folder(label: string): HTMLDetailsElement {
  const found = tree().querySelector<HTMLDetailsElement>(`[data-folder="yoga/${label}"]`);
  if (found === null) {
    throw new Error(`No folder ${label}`);
  }
  return found;
}

/** As a browser does: changes the element, then says so. */
function toggle(details: HTMLDetailsElement): void {
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
}

beforeEach(() => sessionStorage.clear());

test('folders are native disclosures; the page that is shown is marked and its folder open (RTE-6, DOC-3)', () => {
  renderSidebar('/docs/yoga/cafe');
  expect(folder('Guides').open).toBe(true);
  expect(folder('Reference').open).toBe(false);
  expect(screen.getByRole('link', {name: 'Café'})).toHaveAttribute('aria-current', 'page');
});

test('a folder with a page is a link, with a button of its own beside it', () => {
  renderSidebar();
  expect(screen.getByRole('link', {name: 'Reference'})).toHaveAttribute(
    'href',
    '/docs/yoga/reference',
  );
  expect(folder('Reference').querySelector('summary')).toHaveAttribute(
    'aria-label',
    'Pages below “Reference”',
  );
});

test('badges stand beside the title, in words', () => {
  renderSidebar();
  expect(within(tree()).getByRole('link', {name: 'Overview New Deprecated'})).toBeVisible();
});

test('what the reader opens is kept for the tab and drawn again (DOC-12)', () => {
  const first = renderSidebar();
  toggle(folder('Guides'));
  expect(JSON.parse(sessionStorage.getItem(FOLDERS_STORAGE_KEY) ?? '')).toEqual({
    'yoga/Guides': {isOpen: true, path: '/docs/yoga'},
  });
  first.remove();
  renderSidebar();
  expect(folder('Guides').open).toBe(true);
});

test('what the page opens by itself is not stored (DOC-12)', () => {
  renderSidebar('/docs/yoga/cafe');
  fireEvent(folder('Guides'), new Event('toggle'));
  expect(sessionStorage.getItem(FOLDERS_STORAGE_KEY)).toBeNull();
});

test.each(['no json', '[]', '{"yoga/Guides":1}'])(
  'a stored text such as %s does no harm (DOC-12)',
  (stored) => {
    sessionStorage.setItem(FOLDERS_STORAGE_KEY, stored);
    renderSidebar();
    expect(folder('Guides').open).toBe(false);
  },
);

test('with storage blocked, folders open and stay open (DOC-12)', () => {
  renderSidebar();
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is 0.', 'QuotaExceededError');
  });
  toggle(folder('Reference'));
  expect(folder('Reference').open).toBe(true);
  toggle(folder('Reference'));
  expect(folder('Reference').open).toBe(false);
  blocked.mockRestore();
});

test('where the reader has scrolled to is kept when the page is left, and not while a popover is closed (DOC-12)', () => {
  const key = `${PLACE_STORAGE_KEY}yoga`;
  renderSidebar();
  tree().scrollTop = 40;
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(key)).toBeNull();
  Object.defineProperty(tree(), 'clientHeight', {value: 300});
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(key)).toBe('40 /docs/yoga');
  sessionStorage.clear();
});

describe('the filter', () => {
  test('shows matching titles inside their folders, marks the words and says how many there are', async () => {
    const user = userEvent.setup();
    renderSidebar();
    await user.type(field(), 'cafe');
    expect(within(tree()).getAllByRole('link')).toHaveLength(1);
    expect(folder('Guides').open).toBe(true);
    expect(tree().querySelector('mark')).toHaveTextContent('Café');
    expect(screen.getByRole('status')).toHaveTextContent('1 page');
    await user.clear(field());
    await user.type(field(), 'o');
    expect(screen.getByRole('status')).toHaveTextContent('2 pages');
  });

  test('without a match a sentence says so', async () => {
    const user = userEvent.setup();
    renderSidebar();
    await user.type(field(), 'zebra');
    expect(within(tree()).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('No page here has “zebra” in its title.');
  });

  test('Escape empties it, and only an empty field hands Escape on', async () => {
    const user = userEvent.setup();
    renderSidebar();
    const escapes: boolean[] = [];
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        escapes.push(event.defaultPrevented);
      }
    };
    document.addEventListener('keydown', listen);
    await user.type(field(), 'cafe');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(within(tree()).getAllByRole('link')).toHaveLength(4);
    await user.keyboard('{Escape}');
    expect(escapes).toEqual([true, false]);
    document.removeEventListener('keydown', listen);
  });

  test('opens folders for the while only (DOC-12)', async () => {
    const user = userEvent.setup();
    renderSidebar();
    await user.type(field(), 'cafe');
    act(() => toggle(folder('Guides')));
    await user.clear(field());
    expect(folder('Guides').open).toBe(false);
    expect(sessionStorage.getItem(FOLDERS_STORAGE_KEY)).toBeNull();
  });
});

test('following a link is told, so that a popover can close', async () => {
  const user = userEvent.setup();
  const onFollow = jest.fn();
  renderSidebar('/docs/yoga', onFollow);
  await user.click(screen.getByRole('link', {name: /Overview/u}));
  expect(onFollow).toHaveBeenCalledTimes(1);
});

test('there are no accessibility violations', async () => {
  await expectNoViolations(renderSidebar('/docs/yoga/cafe'));
});
