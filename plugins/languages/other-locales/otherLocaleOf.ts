export interface LocalePlace {
  readonly locale: string;
  /** Where the language is published, with a slash at both ends. */
  readonly baseUrl: string;
}

export interface OtherLocale extends LocalePlace {
  /** Address without its base, such as `docs/yoga?x=1`. */
  readonly rest: string;
}

/**
 * The language that an address belongs to, if it is not the one that is shown.
 *
 * @param address path and query.
 * @param places of all languages of the site.
 */
export function otherLocaleOf(
  address: string,
  places: readonly LocalePlace[],
  shown: string,
): OtherLocale | undefined {
  const pathname = address.replace(/[?#].*$/u, '');
  // The default language is at the root, so that its base begins all other ones.
  const place = places
    .filter(({baseUrl}) => `${pathname}/`.startsWith(baseUrl))
    .toSorted((a, b) => b.baseUrl.length - a.baseUrl.length)[0];
  return place === undefined || place.locale === shown
    ? undefined
    : {...place, rest: address.slice(place.baseUrl.length)};
}
