import type {TextPlace} from '@selection-set/search/client';
import {
  createReporter,
  type InsightsEvent,
  isReportAllowed,
} from '../../src/insights/createReporter';
import {sendEvents} from '../../src/insights/sendEvents';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function create(isAllowed = true) {
  const sent: InsightsEvent[] = [];
  const report = createReporter({
    index: 'portal',
    userToken: 'anonymous-1',
    delay: 400,
    // Page 9 is one of the embedded search, without the id of a query.
    find: ({page, section = 0}: TextPlace) =>
      page === 9
        ? {objectID: 'own', position: 1}
        : {
            objectID: `${String(page)}.${String(section)}`,
            position: page * 10 + section,
            queryID: 'q',
          },
    isAllowed: () => isAllowed,
    send: (events) => sent.push(...events),
  });
  return {report, sent};
}

test('a view is reported 400 ms after the list has settled, with what is in it (API-2)', () => {
  const {report, sent} = create();
  report({type: 'shown', places: [{page: 1}]});
  jest.advanceTimersByTime(399);
  report({type: 'shown', places: [{page: 1}, {page: 2, section: 3}]});
  jest.advanceTimersByTime(399);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual([
    {
      eventType: 'view',
      eventName: 'Items Viewed',
      index: 'portal',
      userToken: 'anonymous-1',
      objectIDs: ['1.0', '2.3'],
    },
  ]);
});

test('the same list is reported once, another one again, and nothing after the search has closed (API-2)', () => {
  const {report, sent} = create();
  const show = (page: number) => {
    report({type: 'shown', places: [{page}]});
    jest.advanceTimersByTime(400);
  };
  show(1);
  show(1);
  show(2);
  expect(sent).toHaveLength(2);
  report({type: 'shown', places: [{page: 3}]});
  report({type: 'closed'});
  jest.advanceTimersByTime(1000);
  expect(sent).toHaveLength(2);
});

test('the same list is reported again after the search was closed and opened (API-2)', () => {
  const {report, sent} = create();
  for (const type of ['shown', 'closed', 'shown'] as const) {
    report({type, places: [{page: 1}]});
    jest.advanceTimersByTime(400);
  }
  expect(sent).toHaveLength(2);
});

test('a long list is reported in events of 20 (API-2)', () => {
  const {report, sent} = create();
  report({type: 'shown', places: Array.from({length: 45}, (_, page) => ({page: page + 10}))});
  jest.advanceTimersByTime(400);
  expect(sent.map(({objectIDs}) => objectIDs.length)).toEqual([20, 20, 5]);
});

test('a click is reported at once, with its position and query (API-2)', () => {
  const {report, sent} = create();
  report({type: 'chosen', place: {page: 2, section: 3}});
  expect(sent).toEqual([
    {
      eventType: 'click',
      eventName: 'Item Selected',
      index: 'portal',
      userToken: 'anonymous-1',
      queryID: 'q',
      objectIDs: ['2.3'],
      positions: [23],
    },
  ]);
});

test('hits of the embedded search are never reported (API-2)', () => {
  const {report, sent} = create();
  report({type: 'shown', places: [{page: 9}]});
  report({type: 'chosen', place: {page: 9}});
  jest.advanceTimersByTime(400);
  expect(sent).toEqual([]);
});

test('without consent nothing is reported (API-2)', () => {
  const {report, sent} = create(false);
  report({type: 'shown', places: [{page: 1}]});
  report({type: 'chosen', place: {page: 1}});
  jest.advanceTimersByTime(400);
  expect(sent).toEqual([]);
});

test.each([
  [{consent: null}, false],
  [{consent: 'yes'}, false],
  [{consent: 'allowed'}, true],
  [{consent: 'allowed', doNotTrack: '0', globalPrivacyControl: false}, true],
  [{consent: 'allowed', doNotTrack: '1'}, false],
  [{consent: 'allowed', doNotTrack: 'yes'}, false],
  [{consent: 'allowed', globalPrivacyControl: true}, false],
])('of a reader with %j, reports are allowed: %p (API-2)', (privacy, expected) => {
  expect(isReportAllowed(privacy)).toBe(expected);
});

test('events go without cookies and referrer, as plain text, and their failure is silent (API-2)', async () => {
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => {
    throw new TypeError('blocked');
  });
  sendEvents([], {fetch: send, appId: 'APP', apiKey: 'key'});
  sendEvents([], {fetch: send, appId: 'APP', apiKey: 'key', proxy: '/api/search'});
  await jest.advanceTimersByTimeAsync(0);
  expect(send.mock.calls[0]).toEqual([
    'https://insights.algolia.io/1/events?X-Algolia-Application-Id=APP&X-Algolia-API-Key=key',
    expect.objectContaining({
      method: 'POST',
      body: '{"events":[]}',
      headers: {'Content-Type': 'text/plain'},
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }),
  ]);
  expect(send.mock.calls[1]?.[0]).toMatch(/^\/api\/search\/1\/events\?/u);
});
