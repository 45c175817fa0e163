import {act, render, screen} from '@testing-library/react';
import type {ClientModule} from '@docusaurus/types';
import {useHistory, useLocation} from '@docusaurus/router';
import type {History} from 'history';
import {type ReactNode, useEffect} from 'react';
import {BrowserRouter} from '../../../../src/client/routes/BrowserRouter';
import PendingNavigation from '../../../../src/client/routes/PendingNavigation';
import preload from '../../../../src/client/routes/preload';

const said: string[] = [];
const clientModule: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    said.push(`leaves ${previousLocation?.pathname ?? 'nothing'} for ${location.pathname}`);
    return () => said.push(`found ${location.pathname}`);
  },
  onRouteDidUpdate({previousLocation, location}) {
    said.push(`shows ${location.pathname} after ${previousLocation?.pathname ?? 'nothing'}`);
  },
};

jest.mock('@generated/client-modules', () => ({
  __esModule: true,
  default: [
    {
      onRouteUpdate: (locations: never) => clientModule.onRouteUpdate?.(locations),
      onRouteDidUpdate: (locations: never) => clientModule.onRouteDidUpdate?.(locations),
    },
  ],
}));
jest.mock('../../../../src/client/routes/preload', () => ({__esModule: true, default: jest.fn()}));

const loading = jest.mocked(preload);
const drawn = jest.fn();
const mounted = jest.fn<void, [History]>();

function Page(): ReactNode {
  const {pathname, hash} = useLocation();
  const history = useHistory();
  useEffect(() => mounted(history), [history]);
  drawn();
  return <p>{pathname + hash}</p>;
}

function Navigation(): ReactNode {
  return (
    <PendingNavigation location={useLocation()}>
      <Page />
    </PendingNavigation>
  );
}

/** Answers for each address, in the order in which they are asked for. */
function holdAnswers(): Map<string, {give: () => void; refuse: () => void}> {
  const answers = new Map<string, {give: () => void; refuse: () => void}>();
  loading.mockImplementation(
    (pathname) =>
      new Promise<void>((resolve, reject) => {
        answers.set(pathname, {give: resolve, refuse: () => reject(new Error('offline'))});
      }),
  );
  return answers;
}

let history: History;

beforeEach(() => {
  drawn.mockClear();
  window.history.replaceState(null, '', '/docs/one');
  jest.spyOn(window, 'scrollTo').mockImplementation();
  said.length = 0;
  render(
    <BrowserRouter>
      <Navigation />
    </BrowserRouter>,
  );
  [history] = mounted.mock.lastCall as [History];
});

afterEach(() => jest.restoreAllMocks());

test('the page that was opened is told once', () => {
  expect(screen.getByText('/docs/one')).toBeVisible();
  expect(said).toEqual(['leaves nothing for /docs/one', 'shows /docs/one after nothing']);
});

test('a page stays, and is not drawn again, until the next one has come', async () => {
  const answers = holdAnswers();
  act(() => history.push('/docs/two'));
  expect(window.location.pathname).toBe('/docs/two');
  expect(screen.getByText('/docs/one')).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(async () => answers.get('/docs/two')?.give());
  expect(screen.getByText('/docs/two')).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(said.slice(2)).toEqual([
    'leaves /docs/one for /docs/two',
    'found /docs/two',
    'shows /docs/two after /docs/one',
  ]);
});

test('a reader who goes elsewhere meanwhile sees only that page, and all that began has an end', async () => {
  const answers = holdAnswers();
  act(() => history.push('/docs/two'));
  act(() => history.push('/docs/three'));
  await act(async () => answers.get('/docs/two')?.give());
  expect(screen.getByText('/docs/one')).toBeVisible();
  expect(said).not.toContain('found /docs/two');
  await act(async () => answers.get('/docs/three')?.give());
  expect(screen.getByText('/docs/three')).toBeVisible();
  expect(said.slice(2)).toEqual([
    'leaves /docs/one for /docs/two',
    'leaves /docs/two for /docs/three',
    'found /docs/two',
    'found /docs/three',
    'shows /docs/three after /docs/one',
  ]);
});

test('back and a place on the page come by the same way', async () => {
  loading.mockResolvedValue(undefined);
  await act(async () => history.push('/docs/one#place'));
  expect(screen.getByText('/docs/one#place')).toBeVisible();
  await act(async () => {
    history.goBack();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, {once: true}));
  });
  expect(screen.getByText('/docs/one')).toBeVisible();
});

test('an address with .html leads to the page that has it without', async () => {
  const answers = holdAnswers();
  act(() => history.push('/docs/two.html?a=1#place'));
  await act(async () => answers.get('/docs/two')?.give());
  expect(screen.getByText('/docs/two#place')).toBeVisible();
  expect(window.location.href).toMatch(/\/docs\/two\?a=1#place$/u);
});

test('what listens to the history, such as an open menu, hears of a click at once', async () => {
  const answers = holdAnswers();
  const heard = jest.fn();
  const end = history.listen(heard);
  act(() => history.push('/docs/two'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(async () => answers.get('/docs/two')?.give());
  expect(heard).toHaveBeenCalledTimes(1);
  end();
});

test('a page that fails is loaded from the server once, and then said', async () => {
  sessionStorage.clear();
  const answers = holdAnswers();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  // A virtual browser cannot load anything, and says so.
  const error = jest.spyOn(console, 'error').mockImplementation();
  act(() => history.push('/docs/two'));
  await act(async () => answers.get('/docs/two')?.refuse());
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(error.mock.lastCall?.[0])).toContain('navigation');
  expect(error).toHaveBeenCalledTimes(1);
  act(() => history.push('/docs/two'));
  await act(async () => answers.get('/docs/two')?.refuse());
  expect(error).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/Some parts of this page did not load/u)).toBeVisible();
  expect(screen.getByText('/docs/one')).toBeVisible();
});
