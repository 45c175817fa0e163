/** Services whose videos need a player of their own, by host. Twitch and Facebook are left out: theirs want a registered domain. */
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
