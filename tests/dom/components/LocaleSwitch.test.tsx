import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LocaleSwitch from '../../../src/components/LocaleSwitch';
import {expectNoViolations} from '../../support/axe';
import {renderInSite} from '../../support/renderInSite';

function details(): HTMLElement {
  return screen.getByRole('group');
}

function trigger(): HTMLElement {
  return screen.getByLabelText('Language');
}

afterEach(() => {
  document.cookie = 'NEXT_LOCALE=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

test('a site of one language has no switch (GEN-6)', () => {
  const {container} = renderInSite(<LocaleSwitch />, {locales: ['en-US']});
  expect(container).toBeEmptyDOMElement();
});

test('each language is named in itself and says which one it is (DOC-7)', () => {
  renderInSite(<LocaleSwitch />);
  const links = within(details()).getAllByRole('link', {hidden: true});
  expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('hreflang')])).toEqual(
    [
      ['English', 'en-US', 'en-US'],
      ['Français', 'fr', 'fr'],
      ['العربية', 'ar', 'ar'],
      ['日本語', 'ja', 'ja'],
    ],
  );
});

test('the language that is shown is marked (DOC-6)', async () => {
  const user = userEvent.setup();
  renderInSite(<LocaleSwitch />, {locale: 'ja'});
  await user.click(trigger());
  expect(screen.getByRole('link', {current: true})).toHaveTextContent('日本語');
});

test('links lead to the same page, with query and anchor, in this window (DOC-7)', () => {
  renderInSite(<LocaleSwitch />, {path: '/docs/yoga?tab=npm#install'});
  const link = screen.getByRole('link', {name: '日本語', hidden: true});
  expect(link).toHaveAttribute('href', '/ja/docs/yoga?tab=npm#install');
  expect(link).toHaveAttribute('target', '_self');
});

test('from another language the default one is reached without a prefix (DOC-6)', () => {
  renderInSite(<LocaleSwitch />, {path: '/docs/yoga'});
  expect(screen.getByRole('link', {name: 'English', hidden: true})).toHaveAttribute(
    'href',
    '/docs/yoga',
  );
});

test('following a link stores the choice in the cookie NEXT_LOCALE (DOC-7)', async () => {
  const user = userEvent.setup();
  renderInSite(<LocaleSwitch />);
  await user.click(trigger());
  await user.click(screen.getByRole('link', {name: '日本語'}));
  expect(document.cookie).toBe('NEXT_LOCALE=ja');
});

test.each(['/no-page', '/no-page/deeper?a=b#c', '/no-page/leaf/deeper'])(
  'from %s, where there is no page, each language leads to its start (DOC-7)',
  (path) => {
    renderInSite(<LocaleSwitch />, {path});
    const links = within(details()).getAllByRole('link', {hidden: true});
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/fr/', '/ar/', '/ja/']);
  },
);

describe('a reader who has scrolled', () => {
  /** Draws a page with headings at these distances from the top of the window, and follows the link to Japanese. */
  async function follow(hash: string, tops: Readonly<Record<string, number>>): Promise<string> {
    window.history.replaceState({}, '', `/docs${hash}`);
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as never);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      return new DOMRect(0, tops[this.id] ?? 0, 100, 20);
    });
    renderInSite(
      <>
        <LocaleSwitch />
        <main>
          {Object.keys(tops).map((id) => (
            <h2 key={id} id={id} className="anchor">
              {id}
            </h2>
          ))}
        </main>
      </>,
      {path: `/docs?a=b${hash}`},
    );
    const user = userEvent.setup();
    await user.click(trigger());
    const link = screen.getByRole<HTMLAnchorElement>('link', {name: '日本語'});
    await user.click(link);
    return link.pathname + link.search + link.hash;
  }

  afterEach(() => {
    jest.restoreAllMocks();
    window.history.replaceState({}, '', '/');
  });

  test('stays at the heading that is being read (DOC-6)', async () => {
    expect(await follow('', {install: -300, run: 700})).toBe('/ja/docs?a=b#install');
  });

  test('stays at the top of the page before the first heading (DOC-6)', async () => {
    expect(await follow('', {install: 300, run: 700})).toBe('/ja/docs?a=b');
  });

  test('keeps the anchor of the address while it is in view, else the heading (DOC-6)', async () => {
    expect(await follow('#run', {install: -300, run: 600})).toBe('/ja/docs?a=b#run');
  });

  test('leaves an anchor behind that has been scrolled away (DOC-6)', async () => {
    expect(await follow('#install', {install: -900, run: -100})).toBe('/ja/docs?a=b#run');
  });

  test.each(['#gone', '#%E0%A4%A'])(
    'keeps the anchor %s, which names nothing, at the top of the page (DOC-6)',
    async (hash) => {
      expect(await follow(hash, {install: 300})).toBe(`/ja/docs?a=b${hash}`);
    },
  );
});

test('Escape closes the menu and gives focus back (DOC-7)', async () => {
  const user = userEvent.setup();
  renderInSite(<LocaleSwitch />);
  await user.click(trigger());
  await user.tab();
  expect(details()).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  expect(details()).not.toHaveAttribute('open');
  expect(trigger()).toHaveFocus();
});

test('a click elsewhere closes the menu (DOC-7)', async () => {
  const user = userEvent.setup();
  renderInSite(
    <>
      <LocaleSwitch />
      <p>Elsewhere</p>
    </>,
  );
  await user.click(trigger());
  await user.click(screen.getByText('Elsewhere'));
  expect(details()).not.toHaveAttribute('open');
});

test('focus that leaves closes the menu (DOC-7)', async () => {
  const user = userEvent.setup();
  renderInSite(
    <>
      <LocaleSwitch />
      <button type="button">After</button>
    </>,
  );
  await user.click(trigger());
  screen.getByRole('link', {name: '日本語'}).focus();
  expect(details()).toHaveAttribute('open');
  await user.tab();
  expect(screen.getByRole('button', {name: 'After'})).toHaveFocus();
  expect(details()).not.toHaveAttribute('open');
});

test('the open menu has no accessibility violations', async () => {
  const user = userEvent.setup();
  const {container} = renderInSite(<LocaleSwitch />);
  await user.click(trigger());
  await expectNoViolations(container);
});
