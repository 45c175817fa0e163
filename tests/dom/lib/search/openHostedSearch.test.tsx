import {waitFor} from '@testing-library/react';
import {openHostedSearch} from '../../../../src/client/search/openHostedSearch';
import {answerTo, createFakeSearch} from '../../../support/fakeSearch';

jest.mock('@selection-set/search-hosted/hosted/createAlgoliaClient', () => {
  throw new Error('Loading chunk 1 failed.');
});

test('code of the hosted search that cannot be loaded is told once, to readers beside each answer (ERR-12)', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  const embedded = createFakeSearch();
  const client = openHostedSearch({
    algolia: {appId: 'APP', apiKey: 'key', indexName: 'portal'},
    hosts: [],
    place: {siteUrl: 'https://portal.example', baseUrl: '/', locale: 'en-US', version: 'current'},
    embedded,
  });
  const early: unknown[] = [];
  for (const query of ['a', 'ab']) {
    const asked = client.search(query, {onAnswer: ({notice}) => early.push(notice)});
    await waitFor(() => expect(embedded.calls.at(-1)?.query).toBe(query));
    const call = embedded.calls.at(-1);
    call?.call.onAnswer?.(answerTo(query, {stage: 'titles'}));
    call?.resolve(answerTo(query));
    expect(await asked).toMatchObject({query, notice: 'unreachable'});
  }
  expect(early).toEqual(['unreachable', 'unreachable']);
  expect(client.isMetered).toBe(true);
  expect(told.mock.calls).toEqual([[expect.stringContaining('Loading chunk 1 failed.')]]);
  told.mockRestore();
});
