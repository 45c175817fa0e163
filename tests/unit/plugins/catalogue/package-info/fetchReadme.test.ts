import {
  fetchDownloads,
  fetchReadme,
} from '../../../../../plugins/catalogue/package-info/createSources';
import {buildDownloads} from '../../../../support/packageInfo/packuments';
import {
  json,
  startServer,
  type TestServer,
  text,
} from '../../../../support/packageInfo/startServer';

let server: TestServer | undefined;
afterEach(() => server?.close());

const limits = {
  timeoutMs: 2000,
  maxBytes: 1_000_000,
  retries: 0,
  signal: new AbortController().signal,
};

test('API-6: GET {repo}/HEAD/{path}, slashes at the joints normalised', async () => {
  server = await startServer({'/o/r/HEAD/packages/x/README.md': text('# R')});
  const {url} = server;
  const readme = await fetchReadme('/o/r/', '/packages/x/README.md', `${url}/`, {}, limits);
  expect(readme).toBe('# R');
});

test.each([301, 403, 404, 500])('API-6: status %i gives no README', async (status) => {
  server = await startServer({'*': text('<h1>An error page</h1>', status)});
  await expect(fetchReadme('o/r', 'README.md', server.url, {}, limits)).rejects.toThrow(
    /status \d+|redirect/u,
  );
});

test('API-5: GET the figure of an encoded name', async () => {
  server = await startServer({'/week/%40scope%2Fname': json(buildDownloads('@scope/name'))});
  const answer = await fetchDownloads('@scope/name', `${server.url}week`, {}, limits);
  expect(answer).toEqual(buildDownloads('@scope/name'));
});

test('API-5: credentials for the registry are not sent to other services', async () => {
  server = await startServer({'*': json(buildDownloads('a'))});
  const npm = {registry: 'http://127.0.0.1:1/', '//127.0.0.1:1/:_authToken': 'secret'} as const;
  await fetchDownloads('a', server.url, npm, limits);
  expect(server.headers[0]?.authorization).toBeUndefined();
});
