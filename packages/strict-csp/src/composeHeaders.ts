/** In the order in which policies name them. */
export const FETCH_DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'worker-src',
  'manifest-src',
  'frame-src',
  'form-action',
] as const;

/** Directives that may name more than the site itself. */
export type FetchDirective = (typeof FETCH_DIRECTIVES)[number];

/** Hosts by directive, as origins such as `https://giscus.app`. */
export type Sources = Readonly<Partial<Record<FetchDirective, readonly string[]>>>;

export interface PolicyParts {
  /** In addition to the site itself. */
  readonly hosts: Sources;
  /** Of inline scripts, such as `sha256-…`. */
  readonly hashes: readonly string[];
  /** Names of the allowed Trusted Types policies; undefined when Trusted Types are not required. */
  readonly trustedTypes: readonly string[] | undefined;
  /** Only a header can restrict who may frame a page. */
  readonly isHeader: boolean;
}

/** What the site loads from itself; `default-src 'none'` forbids everything else. */
const OWN: Readonly<Record<FetchDirective, readonly string[]>> = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // The style sheets of the theme contain three images.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': [],
  'form-action': ["'self'"],
};

/** A Content Security Policy as one line: no `unsafe-inline`, no `unsafe-eval`, scripts in pages by hash. */
export function composePolicy({hosts, hashes, trustedTypes, isHeader}: PolicyParts): string {
  const directives = FETCH_DIRECTIVES.map((name) => {
    const sources = [
      ...OWN[name],
      ...(name === 'script-src' ? hashes.map((hash) => `'${hash}'`) : []),
      ...(hosts[name] ?? []),
    ];
    return `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`;
  });
  return [
    "default-src 'none'",
    ...directives,
    "object-src 'none'",
    "base-uri 'none'",
    ...(isHeader ? ["frame-ancestors 'none'"] : []),
    ...(trustedTypes === undefined
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${trustedTypes.join(' ')}`]),
  ].join('; ');
}

export interface HeaderRules {
  /** Of the whole site, with leading and trailing slash. */
  readonly baseUrl: string;
  readonly hosts: Sources;
  /** Of all inline scripts of the site. */
  readonly hashes: readonly string[];
}

/** Features that no page of the portal uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Folders below `assets` in which every file has a hash in its name; the search folder has some without. */
const FOREVER = ['css', 'js'];

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Its policy applies to every page, and leaves Trusted Types to the pages: a header
 * applies to workers as well, whose loader does not support them. Two years of HTTPS, as browsers require.
 */
export function composeHeaders({baseUrl, hosts, hashes}: HeaderRules): string {
  const policy = composePolicy({hosts, hashes, trustedTypes: undefined, isHeader: true});
  const features = UNUSED_FEATURES.map((name) => `${name}=()`).join(', ');
  return `${baseUrl}*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: ${features}
  Cross-Origin-Opener-Policy: same-origin
${FOREVER.map(
  (folder) => `${baseUrl}assets/${folder}/*
  Cache-Control: public, max-age=31536000, immutable
`,
).join('')}`;
}

/** The hashes that earlier builds have written to the file. */
export function readHashes(headers: string): readonly string[] {
  return [...headers.matchAll(/'(?<hash>sha256-[^']+)'/gu)].flatMap(
    ({groups}) => groups?.hash ?? [],
  );
}
