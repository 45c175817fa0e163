import type {Sources} from '@selection-set/strict-csp';

/**
 * Where the pictures of READMEs are, once a reader asks for them, and where those hosts send browsers on to. A README with a picture from
 * elsewhere stops the build: add its host here, or leave the picture out.
 */
export const README_PICTURE_HOSTS = [
  'https://github.com',
  'https://i.imgur.com',
  'https://images.opencollective.com',
  'https://imgur.com',
  'https://opencollective.com',
  'https://raw.githubusercontent.com',
  'https://user-images.githubusercontent.com',
] as const;

export interface VideoHosting {
  readonly sources: Sources;
  /** Policies of Trusted Types that the service's player makes; undefined where it cannot run under Trusted Types. */
  readonly policies: readonly string[] | undefined;
}

/** Services whose players run under the policy. Wistia's is missing: it writes inline styles into the page. */
export const VIDEO_HOSTINGS = {
  Dailymotion: {
    sources: {
      'script-src': ['https://api.dmcdn.net'],
      'frame-src': ['https://www.dailymotion.com', 'https://geo.dailymotion.com'],
    },
    policies: undefined,
  },
  Streamable: {
    sources: {
      'script-src': ['https://cdn.embed.ly'],
      'frame-src': ['https://streamable.com'],
    },
    policies: undefined,
  },
  Vimeo: {
    sources: {
      'script-src': ['https://player.vimeo.com'],
      'frame-src': ['https://player.vimeo.com'],
      'connect-src': ['https://vimeo.com'],
    },
    policies: undefined,
  },
  YouTube: {
    sources: {
      'script-src': ['https://www.youtube.com'],
      'frame-src': ['https://www.youtube-nocookie.com'],
    },
    policies: ['youtube-widget-api', 'goog#html'],
  },
} as const satisfies Readonly<Record<string, VideoHosting>>;

export type VideoService = keyof typeof VIDEO_HOSTINGS;

/** Services whose videos pages show: add one before the first `<Video>` of it. */
export const EMBEDDED_VIDEOS: readonly VideoService[] = [];
