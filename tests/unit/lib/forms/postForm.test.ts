import {postForm} from '../../../../src/lib/forms/postForm';
import {type AnsweringServer, serveAnswers} from '../../../support/serveAnswers';

const TIMEOUT_MS = 2000;
const SHORT_TIMEOUT_MS = 500;

let server: AnsweringServer;

beforeEach(async () => {
  server = await serveAnswers();
});

afterEach(() => server.close());

function post(timeoutMs = TIMEOUT_MS): ReturnType<typeof postForm> {
  return postForm(`${server.origin}/subscribe`, {email: 'ä+b@example.org'}, {fetch, timeoutMs});
}

describe('postForm against a local HTTP server (API-8)', () => {
  test('sends the address once, as a form would (API-8)', async () => {
    await post();
    expect(server.requests).toEqual([
      {
        method: 'POST',
        url: '/subscribe',
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: 'email=%C3%A4%2Bb%40example.org',
      },
    ]);
  });

  test('sends neither cookies nor the address of the page (API-8)', async () => {
    const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    await postForm('https://a.example', {}, {fetch: send, timeoutMs: TIMEOUT_MS});
    expect(send.mock.calls.map(([, init]) => init)).toMatchObject([
      {method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer'},
      {method: 'HEAD', credentials: 'omit', referrerPolicy: 'no-referrer'},
    ]);
  });

  test.each([200, 201, 204])('status %i is a success (API-8)', async (status) => {
    server.answerWith(status);
    expect(await post()).toBeUndefined();
  });

  test.each([
    [400, 'refused'],
    [404, 'refused'],
    [429, 'refused'],
    [499, 'refused'],
    [500, 'server'],
    [503, 'server'],
  ])('status %i is the failure "%s" (API-8, ERR-12)', async (status, failure) => {
    server.answerWith(status);
    expect(await post()).toBe(failure);
  });

  test('no answer in time is the failure "timeout" (API-8, ERR-12)', async () => {
    server.answerWith('never');
    expect(await post(SHORT_TIMEOUT_MS)).toBe('timeout');
    expect(server.requests).toHaveLength(1);
  });

  test('a refused connection is the failure "network" (API-8, ERR-12)', async () => {
    await server.close();
    expect(await post()).toBe('network');
  });

  test('an answer that the page may not see is the failure "unseen", and the fields are sent once (API-8, ERR-12)', async () => {
    // As browsers do where the endpoint names no origin: the request arrives, and its answer is kept from the page.
    const withoutCors: typeof fetch = async (address, init) => {
      const response = await fetch(address, init);
      if (init?.mode !== 'no-cors') {
        throw new TypeError('Failed to fetch');
      }
      return response;
    };
    expect(
      await postForm(
        `${server.origin}/subscribe`,
        {email: 'a@example.org'},
        {fetch: withoutCors, timeoutMs: TIMEOUT_MS},
      ),
    ).toBe('unseen');
    expect(server.requests.map(({method}) => method)).toEqual(['POST', 'HEAD']);
  });
});
