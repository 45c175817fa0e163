import {
  addReload,
  answersAt,
  askWhy,
  mayReload,
  parseMark,
} from '../../../../src/lib/recovery/askWhy';
import {parseTexts} from '../../../../src/lib/recovery/keptTexts';

describe('askWhy', () => {
  test.each([
    [404, 'text/plain', 'gone'],
    [410, 'text/plain', 'gone'],
    [200, 'text/html; charset=utf-8', 'gone'],
    [200, 'text/javascript', 'there'],
    [304, 'text/javascript', 'there'],
    [503, 'text/plain', 'unreachable'],
    [403, 'text/plain', 'unreachable'],
  ])('an answer of %d with %s means %s', async (status, type, reason) => {
    const body = status === 304 ? null : '';
    const ask = async (): Promise<Response> =>
      new Response(body, {status, headers: {'content-type': type}});
    expect(await askWhy('https://a.example/a.js', ask)).toBe(reason);
  });

  test('no answer means that the server cannot be asked', async () => {
    const ask = async (): Promise<Response> => {
      throw new TypeError('Failed to fetch');
    };
    expect(await askWhy('https://a.example/a.js', ask)).toBe('unreachable');
  });

  test('the question goes past every cache and carries nothing back', async () => {
    const ask = jest.fn(async () => new Response('', {status: 404}));
    await askWhy('https://a.example/a.js', ask);
    expect(ask).toHaveBeenCalledWith(
      'https://a.example/a.js',
      expect.objectContaining({method: 'HEAD', cache: 'no-store'}),
    );
  });
});

test.each([
  [200, true],
  [404, false],
  [503, false],
])('a page that answers with %d can be visited: %s', async (status, expected) => {
  const ask = jest.fn(async () => new Response(null, {status}));
  expect(await answersAt('https://a.example/docs', ask)).toBe(expected);
  expect(ask).toHaveBeenCalledWith(
    'https://a.example/docs',
    expect.objectContaining({method: 'HEAD', cache: 'no-store'}),
  );
});

test('a page whose server says nothing cannot be visited', async () => {
  const ask = async (): Promise<Response> => {
    throw new TypeError('Failed to fetch');
  };
  expect(await answersAt('https://a.example/docs', ask)).toBe(false);
});

describe('reload mark', () => {
  test('a page loads itself once for a build and once for an address', () => {
    const mark = addReload(parseMark(null), 'build-1', '/a');
    expect(mayReload(parseMark(null), 'build-1', '/a')).toBe(true);
    expect(mayReload(mark, 'build-1', '/b')).toBe(false);
    expect(mayReload(mark, 'build-2', '/a')).toBe(false);
    expect(mayReload(mark, 'build-2', '/b')).toBe(true);
  });

  test('two builds that take turns on the servers of a host end after one reload each', () => {
    let mark = parseMark(null);
    let reloads = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      const build = `build-${turn % 2}`;
      const address = `/page-${turn}`;
      if (mayReload(mark, build, address)) {
        reloads += 1;
        mark = parseMark(JSON.stringify(addReload(mark, build, address)));
      }
    }
    expect(reloads).toBe(2);
  });

  test.each(['', '{', 'null', '7', '[]', '{"causes":7,"address":[]}', '{"causes":[1,null]}'])(
    'a stored %s counts as no mark',
    (stored) => {
      expect(parseMark(stored)).toEqual({causes: [], address: ''});
    },
  );
});

describe('kept texts', () => {
  test.each([null, '', '{', 'null', '{"0":1}', '[1,null,{"field":1,"value":"a"},{"field":"a"}]'])(
    'a stored %s holds no text',
    (stored) => {
      expect(parseTexts(stored)).toEqual([]);
    },
  );
});
