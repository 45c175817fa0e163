import vm from 'node:vm';
import {
  FOLDERS_STORAGE_KEY,
  PLACE_STORAGE_KEY,
  formatPlace,
} from '../../../../src/lib/sidebar/folderChoices';
import {sidebarScript} from '../../../../src/lib/sidebar/sidebarScript';

const PATH = '/docs/yoga';

/** Runs the text that the build writes into the head, then lets the page arrive as a parser would add it. */
async function readPage(html: string): Promise<void> {
  window.history.replaceState(null, '', `${PATH}/`);
  document.body.innerHTML = '';
  const {location} = window;
  vm.runInNewContext(sidebarScript(), {
    document,
    location,
    sessionStorage,
    MutationObserver,
    requestAnimationFrame,
  });
  document.body.innerHTML = html;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

const TREE = `
  <nav data-sidebar-tree="yoga">
    <details data-folder="yoga/A"></details>
    <details data-folder="yoga/B" open></details>
    <details data-folder="yoga/C" data-current open></details>
    <a href="/docs/yoga" aria-current="page">Here</a>
  </nav><main></main>`;

const open = (): boolean[] =>
  [...document.querySelectorAll('details')].map((folder) => folder.open);
const tree = (): Element | null => document.querySelector('nav');

beforeEach(() => sessionStorage.clear());

test('folders are as the reader left them before the page is painted (DOC-12)', async () => {
  sessionStorage.setItem(
    FOLDERS_STORAGE_KEY,
    JSON.stringify({
      'yoga/A': {isOpen: true, path: '/else'},
      'yoga/B': {isOpen: false, path: '/else'},
      'yoga/C': {isOpen: false, path: '/else'},
    }),
  );
  await readPage(TREE);
  expect(open()).toEqual([true, false, true]);
});

test('a folder around the page stays closed where it was closed on this page (DOC-12)', async () => {
  sessionStorage.setItem(
    FOLDERS_STORAGE_KEY,
    JSON.stringify({'yoga/C': {isOpen: false, path: PATH}}),
  );
  await readPage(TREE);
  expect(open()).toEqual([false, true, false]);
});

test.each(['', 'no json', 'null', '7', '{"yoga/A":true,"yoga/B":{"isOpen":0,"path":"/"}}'])(
  'a stored text of “%s” leaves the page as it came (DOC-12)',
  async (stored) => {
    sessionStorage.setItem(FOLDERS_STORAGE_KEY, stored);
    await readPage(TREE);
    expect(open()).toEqual([false, true, true]);
  },
);

test('a storage that is blocked leaves the page as it came (DOC-12)', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  await readPage(TREE);
  expect(open()).toEqual([false, true, true]);
  blocked.mockRestore();
});

test.each([
  [formatPlace({top: 120.4, path: PATH}), 120],
  ['120px /docs/yoga', 0],
  ['-5 /docs/yoga', 0],
  [null, 0],
])('a stored place of %p scrolls the tree to %d (DOC-12)', async (stored, top) => {
  if (stored !== null) {
    sessionStorage.setItem(`${PLACE_STORAGE_KEY}yoga`, stored);
  }
  await readPage(TREE);
  expect(tree()?.scrollTop).toBe(top);
});

test('a page without a sidebar is left alone', async () => {
  await readPage('<main><details data-folder="yoga/A"></details></main>');
  expect(open()).toEqual([false]);
});
