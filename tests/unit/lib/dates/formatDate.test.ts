import {formatDate} from '../../../../src/lib/text/format';

describe('formatDate (LST-5, CON-12, C-25)', () => {
  test.each([
    ['2022-11-01', 'Nov 1, 2022'],
    ['2026-01-09', 'Jan 9, 2026'],
    ['2026-12-31', 'Dec 31, 2026'],
    ['2024-02-29', 'Feb 29, 2024'],
  ])('%s is shown as "%s" in en-US, without zero padding (LST-5, CON-12)', (date, text) => {
    expect(formatDate(date, 'en-US')).toBe(text);
  });

  test.each([
    ['2026-05-01T23:59:59Z', 'May 1, 2026'],
    ['2026-05-01T00:00:00Z', 'May 1, 2026'],
    ['2026-05-01T01:00:00+05:00', 'Apr 30, 2026'],
  ])('%s is read in UTC whatever the zone of the machine (C-25)', (date, text) => {
    expect(formatDate(date, 'en-US')).toBe(text);
  });

  test('build and browser name the same zone, which may not be that of this machine (C-25)', () => {
    const format = jest.spyOn(Intl, 'DateTimeFormat');
    formatDate('2026-05-01', 'fr');
    expect(format).toHaveBeenCalledWith('fr-u-nu-latn', expect.objectContaining({timeZone: 'UTC'}));
    format.mockRestore();
  });

  test('a Date works like its text (LST-5)', () => {
    expect(formatDate(new Date('2026-05-01'), 'en-US')).toBe('May 1, 2026');
  });

  test.each([
    ['fr', '9 janv. 2026'],
    ['ja', '2026年1月9日'],
    ['ar', '9 يناير 2026'],
    ['ar-u-nu-arab', '9 يناير 2026'],
  ])('other languages use their own form: %s (LST-5)', (locale, text) => {
    expect(formatDate('2026-01-09', locale)).toBe(text);
  });

  test('what is no date is named in the error (LST-5)', () => {
    expect(() => formatDate('soon', 'en-US')).toThrow(
      new RangeError('"soon" is not a date. Use ISO 8601, such as "2026-11-02".'),
    );
  });
});
