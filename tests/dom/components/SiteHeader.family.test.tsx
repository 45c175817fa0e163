import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SiteHeader, {loadPanels} from '../../../src/components/SiteHeader';
import {TOOLS} from '../../../src/family/data/tools';
import {toolTitles} from '../../../src/family/labels/tools';
import {toolAddress} from '../../../src/lib/catalogue/toolAddress';
import {MENU_OPEN_DELAY_MS} from '../../../src/lib/constants';
import {repeatHover} from '../../../src/lib/firstLoad/takeOver';
import {MEGA_MENU_QUERY} from '../../../src/lib/media/queries';
import {expectNoViolations} from '../../support/axe';
import {pass, setupFakeTimeUser} from '../../support/fakeTime';
import {setMediaQuery} from '../../support/mediaQueries';
import {renderInSite, type SiteOptions} from '../../support/renderInSite';

const LINKS = ['Solutions', 'Ecosystem', 'Blog', 'Our Services', 'About Us', 'Contact Us'];

function renderHeader(options: SiteOptions & {readonly isLarge?: boolean} = {}): {
  readonly container: HTMLElement;
} {
  const {isLarge = true, ...site} = options;
  setMediaQuery(MEGA_MENU_QUERY, isLarge);
  return renderInSite(<SiteHeader />, site);
}

function main(): HTMLElement {
  return screen.getByRole('navigation', {name: 'Main'});
}

function trigger(name: 'Solutions' | 'Ecosystem'): HTMLElement {
  return within(main()).getByRole('button', {name});
}

/** jsdom 26 has no pointer events. */
class MousePointer extends MouseEvent {
  readonly pointerType = 'mouse';
}

function isOpen(name: 'Solutions' | 'Ecosystem'): boolean {
  return trigger(name).getAttribute('aria-expanded') === 'true';
}

beforeAll(loadPanels);

describe('the row of links (HDR-1, HDR-2, HDR-6)', () => {
  test('the logo leads home and stands before the links (HDR-1)', () => {
    renderHeader();
    const [logo] = within(screen.getByRole('banner')).getAllByRole('link');
    expect(logo).toHaveAccessibleName('Selection Set');
    expect(logo).toHaveAttribute('href', '/');
  });

  test('the entries stand in the order of the specification, in a navigation named "Main" (HDR-1, HDR-6)', () => {
    renderHeader();
    expect(
      within(main())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(LINKS);
  });

  test('where panels can open, Solutions and Ecosystem are buttons and the others links (HDR-2)', () => {
    renderHeader();
    expect(
      within(main())
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(LINKS.slice(0, 2));
    expect(
      within(main())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(LINKS.slice(2));
  });

  test('where panels cannot open, every entry is a plain link into this site (HDR-2, C-20)', () => {
    renderHeader({isLarge: false});
    expect(within(main()).queryByRole('button')).not.toBeInTheDocument();
    expect(
      within(main())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/solutions', '/ecosystem', '/blog', '/services', '/about', '/contact']);
  });

  test('a resize turns the plain links into triggers and back (HDR-2)', () => {
    renderHeader({isLarge: false});
    act(() => setMediaQuery(MEGA_MENU_QUERY, true));
    expect(within(main()).getByRole('button', {name: 'Solutions'})).toBeVisible();
    act(() => setMediaQuery(MEGA_MENU_QUERY, false));
    expect(within(main()).getByRole('link', {name: 'Solutions'})).toBeVisible();
  });

  test.each([
    ['/blog', 'Blog'],
    ['/blog/null-in-graphql', 'Blog'],
    ['/about', 'About Us'],
  ])('on %s the link %s is marked as current, and no other (HDR-1)', (path, name) => {
    renderHeader({path, isLarge: false});
    const current = within(main())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current') || link.hasAttribute('data-active'));
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  test('an address that only begins alike marks nothing (HDR-1)', () => {
    renderHeader({path: '/blogroll', isLarge: false});
    expect(within(main()).getByRole('link', {name: 'Blog'})).not.toHaveAttribute('data-active');
  });
});

describe('the panels (HDR-6, HDR-8, HDR-9)', () => {
  test('an open trigger names its panel, and the panel its trigger (HDR-6)', async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(trigger('Solutions'));
    const panel = document.getElementById(trigger('Solutions').getAttribute('aria-controls') ?? '');
    expect(panel).toHaveAttribute('aria-labelledby', trigger('Solutions').id);
    expect(panel).toContainElement(screen.getByRole('link', {name: 'All solutions'}));
  });

  test('Arrow Down on an open trigger enters the panel (HDR-6)', async () => {
    const user = userEvent.setup();
    renderHeader();
    trigger('Solutions').focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', {name: /^Build a GraphQL server/u})).toHaveFocus();
  });

  test('Tab leads from the trigger into its panel (HDR-6)', async () => {
    const user = userEvent.setup();
    renderHeader();
    trigger('Solutions').focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByRole('link', {name: /^Build a GraphQL server/u})).toHaveFocus();
  });

  test('Escape closes the panel and gives focus back to its trigger (HDR-8)', async () => {
    const user = userEvent.setup();
    renderHeader();
    trigger('Solutions').focus();
    await user.keyboard('{Enter}{ArrowDown}');
    await user.keyboard('{Escape}');
    expect(isOpen('Solutions')).toBe(false);
    expect(trigger('Solutions')).toHaveFocus();
  });

  test('Solutions has nine guides, three topics of scale and a closing link (HDR-9)', async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(trigger('Solutions'));
    const lists = within(main()).getAllByRole('list').slice(1);
    expect(lists.map((list) => within(list).getAllByRole('link').length)).toEqual([9, 3]);
    expect(screen.getByRole('link', {name: 'All solutions'})).toHaveAttribute('href', '/solutions');
  });

  test('Ecosystem has the 20 tools in three named groups, each with name and title, leading to its entry (HDR-9, TOOL-1)', async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(trigger('Ecosystem'));
    for (const name of [
      'Servers and gateways',
      'Schemas and quality',
      'Clients and applications',
    ]) {
      expect(within(main()).getByRole('list', {name})).toBeVisible();
    }
    for (const tool of TOOLS) {
      const state = tool.status === 'archived' ? 'Archived ' : '';
      const link = within(main()).getByRole('link', {
        name: `${tool.name} ${state}${toolTitles[tool.key]}`,
      });
      expect(link).toHaveAttribute('href', toolAddress(tool));
    }
  });

  test('following a link of a panel closes it (HDR-6)', async () => {
    const user = userEvent.setup();
    renderHeader();
    await user.click(trigger('Solutions'));
    await user.click(screen.getByRole('link', {name: 'All solutions'}));
    expect(isOpen('Solutions')).toBe(false);
  });
});

describe('hovering (HDR-7, HDR-8, CON-10)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('a click opens the panel and another one closes it (HDR-6)', async () => {
    const user = setupFakeTimeUser();
    renderHeader();
    expect(isOpen('Ecosystem')).toBe(false);
    await user.click(trigger('Ecosystem'));
    expect(isOpen('Ecosystem')).toBe(true);
    // The pointer's own timer, started before the first click, has run.
    pass(MENU_OPEN_DELAY_MS);
    await user.click(trigger('Ecosystem'));
    expect(isOpen('Ecosystem')).toBe(false);
  });

  test('a panel opens 200 ms after the pointer has come, not before (HDR-7)', async () => {
    const user = setupFakeTimeUser();
    renderHeader();
    await user.hover(trigger('Solutions'));
    pass(199);
    expect(isOpen('Solutions')).toBe(false);
    pass(1);
    expect(isOpen('Solutions')).toBe(true);
  });

  test('a pointer that leaves within 200 ms opens nothing (HDR-7)', async () => {
    const user = setupFakeTimeUser();
    renderHeader();
    await user.hover(trigger('Solutions'));
    pass(199);
    await user.unhover(trigger('Solutions'));
    pass(1000);
    expect(isOpen('Solutions')).toBe(false);
  });

  test('a panel closes 150 ms after the pointer has left, not before (HDR-7)', async () => {
    const user = setupFakeTimeUser();
    renderHeader();
    await user.hover(trigger('Solutions'));
    pass(200);
    await user.unhover(trigger('Solutions'));
    pass(149);
    expect(isOpen('Solutions')).toBe(true);
    pass(1);
    expect(isOpen('Solutions')).toBe(false);
  });

  test('a pointer that enters the panel in time keeps it open (HDR-7)', async () => {
    const user = setupFakeTimeUser();
    renderHeader();
    await user.hover(trigger('Solutions'));
    pass(200);
    await user.unhover(trigger('Solutions'));
    pass(149);
    await user.hover(screen.getByRole('link', {name: 'All solutions'}));
    pass(1000);
    expect(isOpen('Solutions')).toBe(true);
  });

  test('within 300 ms of a close another panel opens at once (HDR-7)', async () => {
    const user = setupFakeTimeUser();
    renderHeader();
    await user.hover(trigger('Solutions'));
    pass(200);
    await user.unhover(trigger('Solutions'));
    pass(150);
    pass(299);
    await user.hover(trigger('Ecosystem'));
    pass(0);
    expect(isOpen('Ecosystem')).toBe(true);
  });

  test('300 ms after a close another panel takes its 200 ms again (HDR-7)', async () => {
    const user = setupFakeTimeUser();
    renderHeader();
    await user.hover(trigger('Solutions'));
    pass(200);
    await user.unhover(trigger('Solutions'));
    pass(150);
    pass(300);
    await user.hover(trigger('Ecosystem'));
    pass(199);
    expect(isOpen('Ecosystem')).toBe(false);
    pass(1);
    expect(isOpen('Ecosystem')).toBe(true);
  });

  test.each([
    ['at once', 0, true],
    ['299 ms later', 299, true],
    ['300 ms later', 300, false],
  ])(
    'a click %s on a trigger whose panel the mouse has opened on its way leaves it open: %d ms, %s (HDR-7)',
    async (_when, wait, stays) => {
      const user = setupFakeTimeUser();
      renderHeader();
      await user.hover(trigger('Solutions'));
      pass(MENU_OPEN_DELAY_MS);
      await user.hover(trigger('Ecosystem'));
      expect(isOpen('Ecosystem')).toBe(true);
      pass(wait);
      await user.click(trigger('Ecosystem'));
      expect(isOpen('Ecosystem')).toBe(stays);
      await user.click(trigger('Solutions'));
      await user.click(trigger('Solutions'));
      expect(isOpen('Solutions')).toBe(true);
    },
  );

  test('a second click within 300 ms of a first that opened the panel closes it (HDR-6)', async () => {
    const user = setupFakeTimeUser();
    renderHeader();
    await user.click(trigger('Ecosystem'));
    pass(MENU_OPEN_DELAY_MS);
    await user.click(trigger('Ecosystem'));
    expect(isOpen('Ecosystem')).toBe(false);
  });

  test.each([
    [250, 0],
    [50, MENU_OPEN_DELAY_MS],
  ])(
    'a mouse that has rested on a trigger for %d ms before React opens its panel %d ms later (HDR-7)',
    (restedMs, wait) => {
      renderHeader();
      Object.defineProperty(window, 'PointerEvent', {value: MousePointer, configurable: true});
      act(() => repeatHover(trigger('Solutions'), restedMs));
      if (wait > 0) {
        pass(wait - 1);
        expect(isOpen('Solutions')).toBe(false);
        pass(1);
      }
      Reflect.deleteProperty(window, 'PointerEvent');
      expect(isOpen('Solutions')).toBe(true);
    },
  );

  test('touch does not open by hovering (HDR-7)', () => {
    renderHeader();
    fireEvent.pointerMove(trigger('Solutions'), {pointerType: 'touch'});
    pass(1000);
    expect(isOpen('Solutions')).toBe(false);
  });

  test('after Escape the panel stays closed until the pointer comes again (HDR-8)', async () => {
    const user = setupFakeTimeUser();
    renderHeader();
    await user.hover(trigger('Solutions'));
    pass(200);
    await user.keyboard('{Escape}');
    expect(isOpen('Solutions')).toBe(false);
    fireEvent.pointerMove(trigger('Solutions'), {pointerType: 'mouse'});
    pass(1000);
    expect(isOpen('Solutions')).toBe(false);
    await user.unhover(trigger('Solutions'));
    pass(1000);
    await user.hover(trigger('Solutions'));
    pass(200);
    expect(isOpen('Solutions')).toBe(true);
  });
});

describe('the tools of the header (HDR-3, HDR-4, HDR-5, DOC-7)', () => {
  test('the search trigger is there twice, in the bar and below it, and leads to the search page (HDR-5, C-18)', () => {
    renderHeader();
    const triggers = screen.getAllByRole('button', {name: 'Search'});
    expect(triggers.map((link) => link.getAttribute('href'))).toEqual(['/search', '/search']);
    expect(triggers.map((link) => screen.getByRole('banner').contains(link))).toEqual([
      true,
      false,
    ]);
  });

  test('the theme button flips the theme (HDR-4)', async () => {
    document.documentElement.setAttribute('data-theme', 'light');
    const user = userEvent.setup();
    renderHeader();
    await user.click(screen.getByRole('button', {name: 'Switch between light and dark theme'}));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  test('the menu button opens the full-screen menu (HDR-3)', async () => {
    const user = userEvent.setup();
    renderHeader({isLarge: false});
    expect(screen.queryByRole('dialog', {name: 'Menu'})).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', {name: 'Open menu'}));
    expect(screen.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  });

  test('the button says to the browser what it opens, so that it works before scripts run (HDR-3)', () => {
    renderHeader({isLarge: false});
    const button = screen.getByRole('button', {name: 'Open menu'});
    expect(button).toHaveAttribute('command', 'show-modal');
    expect(document.getElementById(button.getAttribute('commandfor') ?? '')?.tagName).toBe(
      'DIALOG',
    );
  });

  test('in a right-to-left language the panels run from right to left', () => {
    renderHeader({locale: 'ar'});
    expect(main()).toHaveAttribute('dir', 'rtl');
  });
});

test.each(['Solutions', 'Ecosystem'] as const)(
  'there are no accessibility violations with %s open',
  async (name) => {
    const user = userEvent.setup();
    const {container} = renderHeader();
    await expectNoViolations(container);
    await user.click(trigger(name));
    await expectNoViolations(container);
  },
);
