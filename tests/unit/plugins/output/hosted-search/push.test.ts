import {algoliasearch} from 'algoliasearch';
import {pushRecords, splitBatches} from '../../../../../plugins/output/hosted-search/pushRecords';
import {hideKey, readPushKeys} from '../../../../../plugins/output/hosted-search/commands';
import {toRecords} from '../../../../../plugins/output/hosted-search/toRecords';
import {toHosts} from '@selection-set/search-hosted';
import {
  startServer,
  type Received,
  type TestServer,
} from '../../../../../packages/search-hosted/tests/hosted/server';

const PLACE = {
  locale: 'en-US',
  version: 'current',
  versions: ['current'],
  root: 'https://portal.example/',
  chapterOf: () => 'Yoga',
};
const RECORDS = Array.from({length: 25}, (_, index) =>
  toRecords({url: `/docs/p${String(index)}`, title: `Page ${String(index)}`, sections: []}, PLACE),
).flat();

interface Failing {
  readonly status: number;
  /** How often; then it works again. */
  times: number;
  readonly when: (received: Received) => boolean;
}

/** A provider with indexes in memory, as far as pushing needs one. */
async function startProvider(indexes: Map<string, Map<string, object>>, failing?: Failing) {
  const server = await startServer((received, response) => {
    if (failing !== undefined && failing.times > 0 && failing.when(received)) {
      failing.times -= 1;
      response.writeHead(failing.status, {'Content-Type': 'application/json', 'Retry-After': '0'});
      response.end(JSON.stringify({message: 'no', status: failing.status}));
      return undefined;
    }
    return answer(indexes, received, (status) => {
      response.writeHead(status).end(JSON.stringify({message: 'not found', status}));
    });
  });
  servers.push(server);
  return server;
}

function answer(
  indexes: Map<string, Map<string, object>>,
  {path, headers, body}: Received,
  refuse: (status: number) => void,
) {
  expect(headers['x-algolia-api-key']).toBe('write-key');
  const [, , , name = '', action] = path.split('/');
  const task = {taskID: 1, updatedAt: '', deletedAt: '', objectIDs: []};
  const value = body as
    undefined | {requests?: {body: {objectID: string}}[]; operation?: string; destination?: string};
  const own = indexes.get(name) ?? new Map<string, object>();
  switch (action) {
    case 'batch':
      for (const {body: record} of value?.requests ?? []) {
        own.set(record.objectID, record);
      }
      indexes.set(name, own);
      return task;
    case 'operation':
      if (!indexes.has(name)) {
        return refuse(404);
      }
      if (value?.operation === 'move') {
        indexes.set(value.destination ?? '', own);
        indexes.delete(name);
      }
      return task;
    case undefined:
      indexes.delete(name);
      return task;
    case 'task':
      return {status: 'published', pendingTask: false};
    default:
      return task;
  }
}

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(async (server) => server.stop()));
});

async function push({origin}: Pick<TestServer, 'origin'>, records = RECORDS) {
  const lines: string[] = [];
  const pauses: number[] = [];
  const client = algoliasearch('APP', 'write-key', {
    hosts: toHosts({hosts: [origin], origin}),
    maxRateLimitRetries: 0,
  });
  const run = pushRecords(records, {
    client,
    indexName: 'portal',
    temporaryName: 'portal_next',
    settings: {attributesForFaceting: ['language']},
    synonyms: [{objectID: 's', type: 'synonym', synonyms: ['a', 'b']}],
    limits: {records: 10, bytes: 1e6},
    pauses: [10, 20],
    wait: async (pause) => {
      pauses.push(pause);
    },
    log: (line) => lines.push(line),
  });
  const outcome = await run.then(
    () => 'done',
    (error: unknown) => String(error),
  );
  return {outcome, lines, pauses};
}

const oldIndex = () => new Map([['portal', new Map([['old', {}]])]]);

test('records fill a temporary index in batches, with progress, which then takes the old one’s place', async () => {
  const indexes = oldIndex();
  const server = await startProvider(indexes);
  const {outcome, lines} = await push(server);
  expect(outcome).toBe('done');
  expect([...indexes.keys()]).toEqual(['portal']);
  expect(indexes.get('portal')?.size).toBe(25);
  expect(lines).toEqual([
    '10 of 25 records sent (40 %)',
    '20 of 25 records sent (80 %)',
    '25 of 25 records sent (100 %)',
    '"portal" has the new records.',
  ]);
  const changes = server.received
    .filter(({path}) => !path.includes('/task/'))
    .map(({path}) => path.replace('/1/indexes/', ''));
  expect(changes).toEqual([
    'portal/operation',
    'portal_next/settings',
    'portal_next/synonyms/batch',
    'portal_next/batch',
    'portal_next/batch',
    'portal_next/batch',
    'portal_next/operation',
  ]);
});

test('an index that does not exist yet is made', async () => {
  const indexes = new Map<string, Map<string, object>>();
  expect((await push(await startProvider(indexes))).outcome).toBe('done');
  expect(indexes.get('portal')?.size).toBe(25);
});

test.each([429, 500, 503])('an answer of %i is waited out, and nothing is lost', async (status) => {
  const indexes = oldIndex();
  const when = ({path}: Received) => path.endsWith('portal_next/batch');
  const {outcome, pauses} = await push(await startProvider(indexes, {status, times: 2, when}));
  expect(outcome).toBe('done');
  expect(pauses).toEqual([10, 20]);
  expect(indexes.get('portal')?.size).toBe(25);
});

test.each([
  ['a batch', 403, (path: string) => path.endsWith('portal_next/batch')],
  ['every attempt of a batch', 500, (path: string) => path.endsWith('portal_next/batch')],
  ['the move', 403, (path: string) => path.endsWith('portal_next/operation')],
])(
  'where %s fails, the old index stays as it was and the temporary one goes',
  async (_what, status, test) => {
    const indexes = oldIndex();
    const failing = {status, times: 99, when: ({path}: Received) => test(path)};
    const {outcome} = await push(await startProvider(indexes, failing));
    expect(outcome).toContain('Error');
    expect(outcome).not.toContain('write-key');
    expect([...indexes]).toEqual([['portal', new Map([['old', {}]])]]);
  },
);

test('no records are never sent', async () => {
  const indexes = oldIndex();
  const server = await startProvider(indexes);
  expect((await push(server, [])).outcome).toContain('no records');
  expect(server.received).toEqual([]);
});

test('batches keep to the numbers of records and of bytes, and lose none', () => {
  const items = [1, 2, 3, 4, 5].map((number) => ({text: 'x'.repeat(number * 10)}));
  expect(splitBatches(items, {records: 2, bytes: 1e6}).map(({length}) => length)).toEqual([
    2, 2, 1,
  ]);
  expect(splitBatches(items, {records: 9, bytes: 60}).map(({length}) => length)).toEqual([
    2, 1, 1, 1,
  ]);
  expect(splitBatches([])).toEqual([]);
});

test('missing variables are named, and a key never shows in a message (SEA-3)', () => {
  expect(() => readPushKeys({ALGOLIA_APP_ID: 'a'})).toThrow(
    'Missing in the environment: ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME.',
  );
  const keys = readPushKeys({
    ALGOLIA_APP_ID: 'a',
    ALGOLIA_ADMIN_API_KEY: 'secret',
    ALGOLIA_INDEX_NAME: 'i',
  });
  expect(hideKey('bad key secret', keys)).toBe('bad key ***');
});
