/**
 * A language with the digits 0 to 9. For Arabic, versions of browsers and Node.js differ in which digits they write by default; a page
 * built by one and taken over by another would change its numbers, and prose, code and versions have these digits anyway.
 *
 * @param locale BCP 47 tag of the page.
 * @returns a tag for the constructors of `Intl`, such as `ar-u-nu-latn`.
 */
export function withLatinDigits(locale: string): string {
  return new Intl.Locale(locale, {numberingSystem: 'latn'}).toString();
}
