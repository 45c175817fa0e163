import {FONT_FACE} from '@selection-set/plugin-kit';

const SHEETS = /<link rel="?stylesheet"? href="?([^\s">]+\.css)/gu;

/**
 * The fonts that a page's own style sheet names, for the archive's: the whole sheet, which all its pages share, leaves them to that.
 *
 * @param html of a built page.
 * @param read text of the file that an address of the page names.
 */
export async function copyFontFaces(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<string> {
  const sheets = await Promise.all(
    Array.from(html.matchAll(SHEETS), ([, href = '']) => read(href)),
  );
  return sheets.flatMap((sheet) => sheet.match(FONT_FACE) ?? []).join('\n');
}
