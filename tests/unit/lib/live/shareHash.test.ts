import {LIVE_LINK_MAX_CHARS} from '../../../../src/lib/constants';
import {composeHash, isLiveHash, readHash} from '../../../../src/lib/live/shareHash';

const ORIGINAL = {query: '{ books { title } }', variables: ''};

describe('links to live samples (LIVE)', () => {
  test('a link keeps what the reader changed, in any script, and nothing else', () => {
    const hash = composeHash(2, ORIGINAL, {...ORIGINAL, query: '{ a } # كتاب 本 \u{1F4D6}'}) ?? '';
    expect(hash).toMatch(/^#live-2=[\w-]+$/u);
    expect(readHash(hash, 2, 3)).toEqual({
      status: 'read',
      changes: {query: '{ a } # كتاب 本 \u{1F4D6}'},
    });
    expect(isLiveHash(hash)).toBe(true);
  });

  test('a link that was shared before still opens', () => {
    const hash = '#live-1=eyJxdWVyeSI6InsgYm9va3MgeyB0aXRsZSB9IH0gIyDDvD8-In0';
    expect(readHash(hash, 1, 1)).toEqual({
      status: 'read',
      changes: {query: '{ books { title } } # ü?>'},
    });
    expect(composeHash(1, ORIGINAL, {...ORIGINAL, query: '{ books { title } } # ü?>'})).toBe(hash);
  });

  test('without changes a link leads to the sample as it is', () => {
    expect(composeHash(1, ORIGINAL, ORIGINAL)).toBe('#live-1');
    expect(readHash('#live-1', 1, 1)).toEqual({status: 'none'});
  });

  test('what is too long for a link gives none, and a longer one is not read', () => {
    const long = 'a'.repeat(LIVE_LINK_MAX_CHARS);
    expect(composeHash(1, ORIGINAL, {...ORIGINAL, query: long})).toBeUndefined();
    const data = Buffer.from(JSON.stringify({query: long})).toString('base64url');
    expect(readHash(`#live-1=${data}`, 1, 1)).toEqual({status: 'unreadable'});
  });

  test('a hash of another sample is left to it', () => {
    const hash = composeHash(2, ORIGINAL, {...ORIGINAL, variables: '{}'}) ?? '';
    expect(readHash(hash, 1, 2)).toEqual({status: 'none'});
  });

  test('a sample that the page does not have is answered for by the first one', () => {
    const hash = composeHash(9, ORIGINAL, {...ORIGINAL, variables: '{}'}) ?? '';
    expect(readHash(hash, 1, 2)).toEqual({status: 'unreadable'});
    expect(readHash(hash, 2, 2)).toEqual({status: 'none'});
  });

  test.each([
    '',
    '%%%',
    'bm8',
    'bnVsbA',
    btoa('{}'),
    btoa('{"query":1}'),
    btoa('{"schema":"x"}'),
    btoa('"\u00FF"'),
  ])('the data "%s" cannot be read', (data) => {
    expect(readHash(`#live-1=${data}`, 1, 1)).toEqual({status: 'unreadable'});
  });

  test.each(['', '#heading', '#live-0=x', '#live-x=y'])('"%s" is no link to a sample', (hash) => {
    expect(readHash(hash, 1, 1)).toEqual({status: 'none'});
  });
});
