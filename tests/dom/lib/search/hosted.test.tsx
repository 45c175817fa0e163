import {PAGE} from '../../../../packages/search-hosted/tests/hosted/records';
import {results, startServer} from '../../../../packages/search-hosted/tests/hosted/server';
import {createHosted} from '../../../../packages/search-hosted/tests/hosted/support';

// Jest would take the build for Node.
jest.mock('algoliasearch/lite', () =>
  jest.requireActual<object>(
    '../../../../node_modules/algoliasearch/dist/lite/builds/browser.umd.js',
  ),
);

test('the provider’s client for browsers answers, and keeps nothing in the browser (API-1, API-2)', async () => {
  const server = await startServer(() => results([PAGE]));
  const {client, warnings} = createHosted(server);
  const answer = await client.search('errors');
  await server.stop();
  expect(warnings).toEqual([]);
  expect(answer.hits[0]).toMatchObject({url: '/docs/yoga/errors', title: 'Errors'});
  expect(server.received[0]?.headers['content-type']).toContain('text/plain');
  expect(server.received[0]?.address.searchParams.get('x-algolia-agent')).toContain('Browser');
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});
