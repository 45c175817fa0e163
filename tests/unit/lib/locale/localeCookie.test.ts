import {localeCookie} from '../../../../src/lib/locale/placeToKeep';

const NOW = new Date('2026-03-01T10:20:30Z');

describe('localeCookie (DOC-7, CON-13)', () => {
  test('the choice is kept for 365 days on the whole site (DOC-7)', () => {
    expect(localeCookie('ja', NOW, false)).toBe(
      'NEXT_LOCALE=ja; expires=Mon, 01 Mar 2027 10:20:30 GMT; path=/; SameSite=Lax',
    );
  });

  test('one year is 365 days of 24 hours, in a leap year too (CON-13)', () => {
    expect(localeCookie('fr', new Date('2028-01-01T00:00:00Z'), false)).toContain(
      'expires=Sun, 31 Dec 2028 00:00:00 GMT',
    );
  });

  test.each([
    [true, '; SameSite=Lax; Secure'],
    [false, '; SameSite=Lax'],
  ])('on a page that came over https = %s it ends with "%s" (DOC-7)', (isSecure, end) => {
    expect(localeCookie('ar', NOW, isSecure).slice(-end.length)).toBe(end);
    expect(localeCookie('ar', NOW, isSecure).includes('Secure')).toBe(isSecure);
  });
});
