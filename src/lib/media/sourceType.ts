/** Where the type is not `video/` and the extension. */
const OTHER_TYPES: Readonly<Record<string, string>> = {mov: 'video/quicktime'};

/**
 * The media type of a video file by its extension (ERR-9).
 *
 * @param src path or address; what follows `?` or `#` is no part of the name.
 * @returns undefined where the name has no extension: the browser then looks into the file.
 */
export function sourceType(src: string): string | undefined {
  const [name = ''] = src.split(/[?#]/u);
  const extension = /[^/]\.(?<extension>\w+)$/u.exec(name)?.groups?.extension?.toLowerCase();
  return extension === undefined ? undefined : (OTHER_TYPES[extension] ?? `video/${extension}`);
}
