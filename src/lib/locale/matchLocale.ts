/**
 * The language of a site that fits a reader's wishes best. Each wish, in order, is looked up as RFC 4647 (section 3.4) says: as a whole, then
 * without its last parts, so that `fr-CA` finds `fr`. What then is left finds a language of the same script, so that `en-GB` finds `en-US`, and
 * no one who reads one script is sent to the other.
 *
 * @param wanted BCP 47 tags, the most wanted first; what is no such tag is passed over.
 * @param available BCP 47 tags.
 */
export function matchLocale(
  wanted: readonly string[],
  available: readonly string[],
): string | undefined {
  for (const range of wanted) {
    const match = lookUp(range, available) ?? findSameScript(range, available);
    if (match !== undefined) {
      return match;
    }
  }
  return undefined;
}

function lookUp(range: string, available: readonly string[]): string | undefined {
  const parts = range.toLowerCase().split('-');
  while (parts.length > 0) {
    const tag = parts.join('-');
    const match = available.find((locale) => locale.toLowerCase() === tag);
    if (match !== undefined) {
      return match;
    }
    parts.pop();
    // A single letter announces what has just been cut off.
    if (parts.at(-1)?.length === 1) {
      parts.pop();
    }
  }
  return undefined;
}

function findSameScript(range: string, available: readonly string[]): string | undefined {
  const wanted = languageAndScript(range);
  return wanted === undefined
    ? undefined
    : available.find((locale) => languageAndScript(locale) === wanted);
}

/** Such as `en-Latn`; undefined for what is no BCP 47 tag. */
function languageAndScript(tag: string): string | undefined {
  try {
    const {language, script} = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
