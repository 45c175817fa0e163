/** Elements whose text is not read as HTML, and comments. */
const RAW = /(<(script|style)\b[^]*?<\/\2>|<!--[^]*?-->)/giu;
/** A mark that begins no tag; the shortener of HTML writes it where a sample has `<>`. */
const STRAY = /<(?![a-z/!?])/giu;

/** The page with each `<` that begins no tag written as HTML wants it. */
export function escapeStrayMarks(html: string): string {
  return html
    .split(RAW)
    .filter((_part, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 0 ? part.replace(STRAY, '&lt;') : part))
    .join('');
}
