/** Types that are not `video/` and the extension. */
const OTHER_TYPES: Readonly<Record<string, string>> = {mov: 'video/quicktime'};

/**
 * The media type of a video file by its extension (ERR-9).
 *
 * @param src path or address; anything after `?` or `#` is not part of the name.
 * @returns undefined if the name has no extension: the browser then inspects the file.
 */
export function sourceType(src: string): string | undefined {
  const [name = ''] = src.split(/[?#]/u);
  const extension = /[^/]\.(?<extension>\w+)$/u.exec(name)?.groups?.extension?.toLowerCase();
  return extension === undefined ? undefined : (OTHER_TYPES[extension] ?? `video/${extension}`);
}

/** Services whose videos need their own player, by host. Twitch and Facebook are left out: theirs require a registered domain. */
const SERVICES: Readonly<Record<string, string>> = {
  'dai.ly': 'Dailymotion',
  'dailymotion.com': 'Dailymotion',
  'streamable.com': 'Streamable',
  'vimeo.com': 'Vimeo',
  'wistia.com': 'Wistia',
  'youtu.be': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'youtube.com': 'YouTube',
};

/**
 * The name of the service that hosts a video (HERO-2).
 *
 * @returns undefined for a file, which the browser plays by itself.
 */
export function videoService(src: string): string | undefined {
  if (!URL.canParse(src)) {
    return undefined;
  }
  const {hostname} = new URL(src);
  return Object.entries(SERVICES).find(
    ([host]) => hostname === host || hostname.endsWith(`.${host}`),
  )?.[1];
}
