import type {RouteConfig} from 'react-router-config';
import type * as Preload from '../../../../src/client/routes/preload';

const document = (path: string): RouteConfig => ({path, exact: true});
const docs: RouteConfig = {path: '/docs', routes: []};
const load = jest.fn<Promise<{readonly default: readonly RouteConfig[]}>, []>();

jest.mock('@generated/routes', () => [docs, {path: '*'}]);
jest.mock('@generated/bundle-trimming/groups', () => ({
  __esModule: true,
  baseUrl: '/',
  joined: {part: 'documents'},
  withoutFile: ['config'],
  default: {'docs/yoga': load},
}));

/** As the portal's own: asks until it comes. */
jest.mock('../../../../src/client/recovery/loadable', () => ({
  withRecovery: (ask: () => Promise<unknown>) => async () => ask().catch(ask),
}));

beforeEach(() => {
  jest.resetModules();
  load.mockReset();
  docs.routes = [];
  Object.assign(globalThis, {
    __webpack_require__: {p: '/base/', u: (name: string) => `assets/js/${name}.js`},
  });
});

async function start(): Promise<typeof Preload> {
  return import('../../../../src/client/routes/preload');
}

test('documents of a tool come once, and are put where documents are shown', async () => {
  const group = [document('/docs/yoga'), document('/docs/yoga/api')];
  load.mockResolvedValue({default: group});
  const {default: preload, addGroup} = await start();
  await Promise.all([preload('/docs/yoga'), addGroup('/docs/yoga/api')]);
  await preload('/docs/yoga/api');
  expect(load).toHaveBeenCalledTimes(1);
  expect(docs.routes).toEqual(group);
});

test('an address without documents asks for nothing', async () => {
  const {default: preload} = await start();
  await preload('/about');
  expect(load).not.toHaveBeenCalled();
});

test('what a page is made of is loaded before the page is shown', async () => {
  const component = Object.assign(() => null, {preload: jest.fn(() => Promise.resolve())});
  load.mockResolvedValue({default: [{...document('/docs/yoga'), component}]});
  const {default: preload} = await start();
  await preload('/docs/yoga');
  expect(component.preload).toHaveBeenCalledTimes(1);
});

test('what a repeated click needs is there before the page is shown, or has failed', async () => {
  const {default: preload} = await start();
  const {waitFor} = await import('../../../../src/lib/page/browser');
  let fail = (): void => undefined;
  waitFor(
    new Promise((_resolve, reject) => {
      fail = () => reject(new Error('offline'));
    }),
  );
  const shown = jest.fn();
  const showing = preload('/about').then(shown);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).not.toHaveBeenCalled();
  fail();
  await showing;
  expect(shown).toHaveBeenCalledTimes(1);
});

test('a group that does not come is recovered like any part of a page, and never fails', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValueOnce({default: [document('/docs/yoga')]});
  const {addGroup} = await start();
  await addGroup('/docs/yoga');
  expect(load).toHaveBeenCalledTimes(2);
  expect(docs.routes).toHaveLength(1);
});

test('files of chunks follow from their names, but for what is in the script of all pages', async () => {
  await start();
  expect(__webpack_require__.gca('page')).toBe('/base/assets/js/page.js');
  expect(__webpack_require__.gca('part')).toBe('/base/assets/js/documents.js');
  expect(__webpack_require__.gca('config')).toBeUndefined();
});
