import {act, render, renderHook, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {useContentLanguage} from '../../../src/hooks/useTranslationStart';
import {useDialogCommand} from '../../../src/hooks/useDialogCommand';
import {useDisclosure} from '../../../src/hooks/useDisclosure';
import {useMediaQuery} from '../../../src/hooks/useBrowserValue';
import {useOnDemand} from '../../../src/hooks/useOnDemand';
import {useRecentSearches} from '../../../src/hooks/useRecentSearches';
import {readTabStorage, writeTabStorage} from '../../../src/hooks/useTabStorage';
import {opensSearch} from '../../../src/lib/search/view/opensSearch';
import {expectNoViolations} from '../../support/axe';
import {setMediaQuery} from '../../support/mediaQueries';
import {renderInSite} from '../../support/renderInSite';

describe('useMediaQuery (HDR-2)', () => {
  function Answer(): ReactNode {
    return <p>{useMediaQuery('(min-width: 1px)') ? 'yes' : 'no'}</p>;
  }

  test.each([
    [true, 'yes'],
    [false, 'no'],
  ])('a query that matches = %s is answered "%s" (HDR-2)', (matches, answer) => {
    setMediaQuery('(min-width: 1px)', matches);
    render(<Answer />);
    expect(screen.getByText(answer)).toBeVisible();
  });

  test('the answer follows a resize (HDR-2)', () => {
    render(<Answer />);
    act(() => setMediaQuery('(min-width: 1px)', true));
    expect(screen.getByText('yes')).toBeVisible();
  });
});

describe('useDialogCommand (HDR-3)', () => {
  function Buttons(): ReactNode {
    return (
      <>
        <button type="button" {...useDialogCommand('show-modal', 'dialog')}>
          Open
        </button>
        <dialog id="dialog" aria-label="Menu">
          <button type="button" {...useDialogCommand('close', 'dialog')}>
            Close
          </button>
        </dialog>
        <button type="button" {...useDialogCommand('show-modal', 'nowhere')}>
          Open nothing
        </button>
      </>
    );
  }

  test('where the browser does not know commands, a click opens and closes the dialog (HDR-3)', async () => {
    const user = userEvent.setup();
    render(<Buttons />);
    await user.click(screen.getByRole('button', {name: 'Open'}));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Close'}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a second click on the way to open leaves the open dialog alone (HDR-3)', async () => {
    const user = userEvent.setup();
    render(<Buttons />);
    await user.dblClick(screen.getByRole('button', {name: 'Open'}));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('where the browser knows commands, the click handler stays out of its way (HDR-3)', async () => {
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
      configurable: true,
      value: null,
    });
    const user = userEvent.setup();
    render(<Buttons />);
    await user.click(screen.getByRole('button', {name: 'Open'}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  });

  test('a button for a dialog that is not there does nothing (HDR-3)', async () => {
    const user = userEvent.setup();
    const {container} = render(<Buttons />);
    await user.click(screen.getByRole('button', {name: 'Open nothing'}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectNoViolations(container);
  });
});

test('searches are remembered as long as the page where the device stores nothing', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const {current} = renderHook(useRecentSearches).result;
  current.add('mesh');
  current.add('yoga');
  expect(current.list()).toEqual(['yoga', 'mesh']);
  blocked.mockRestore();
});

test('what a tab could not store is given up once it can store again', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeTabStorage('filter', 'mesh');
  expect(readTabStorage('filter')).toBe('mesh');
  blocked.mockRestore();
  writeTabStorage('filter', 'yoga');
  expect(readTabStorage('filter')).toBe('yoga');
});

test('a disclosure that is gone listens to nothing any more', () => {
  const listening = new Set<string>();
  const add = jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((type) => void listening.add(type));
  const remove = jest
    .spyOn(document, 'removeEventListener')
    .mockImplementation((type) => void listening.delete(type));
  function Disclosure(): ReactNode {
    return <details ref={useDisclosure()} />;
  }
  const {unmount} = render(<Disclosure />);
  const own = ['pointerdown', 'focusin', 'keydown'];
  expect([...listening]).toEqual(expect.arrayContaining(own));
  unmount();
  expect(own.filter((type) => listening.has(type))).toEqual([]);
  add.mockRestore();
  remove.mockRestore();
});

test('a module that fails is told, unless nobody waits for it any more', async () => {
  const onFailed = jest.fn();
  const load = () => Promise.reject(new Error('offline'));
  const left = renderHook(() => useOnDemand(true, load, onFailed));
  left.unmount();
  await act(() => Promise.resolve());
  expect(onFailed).not.toHaveBeenCalled();
  renderHook(() => useOnDemand(true, load, onFailed));
  await act(() => Promise.resolve());
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test.each([
  ['/', false],
  ['k', true],
])('a list that finds its entries by typing leaves %j to the search: %s (C-06)', (key, opens) => {
  render(<select aria-label="Tool" />);
  const found: boolean[] = [];
  const list = screen.getByRole('combobox');
  list.addEventListener('keydown', (event) => found.push(opensSearch(event)));
  list.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey: opens, bubbles: true}));
  expect(found).toEqual([opens]);
});

describe('useContentLanguage (DOC-6)', () => {
  function Text({source}: {readonly source: string}): ReactNode {
    return <p {...useContentLanguage(source)}>Text</p>;
  }

  test.each([
    ['en-US', '@site/docs/yoga.mdx', null, null],
    ['ar', '@site/docs/yoga.mdx', 'en-US', 'ltr'],
    ['ja', '@site/blog/null.mdx', 'en-US', 'ltr'],
    ['ar', '@site/i18n/ar/docusaurus-plugin-content-docs/current/yoga.mdx', null, null],
  ])(
    'in the language %s the text of %s is marked as lang %s, dir %s (DOC-6)',
    (locale, source, lang, dir) => {
      renderInSite(<Text source={source} />, {locale});
      expect(screen.getByText('Text').getAttribute('lang')).toBe(lang);
      expect(screen.getByText('Text').getAttribute('dir')).toBe(dir);
    },
  );
});
