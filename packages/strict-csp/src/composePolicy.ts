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

/** Hosts by what may be asked of them, as origins such as `https://giscus.app`. */
export type Sources = Readonly<Partial<Record<FetchDirective, readonly string[]>>>;

export interface PolicyParts {
  /** Beside the site itself. */
  readonly hosts: Sources;
  /** Of inline scripts, such as `sha256-…`. */
  readonly hashes: readonly string[];
  /** Names of the Trusted Types policies that may exist; undefined where Trusted Types are not asked for. */
  readonly trustedTypes: readonly string[] | undefined;
  /** Only a header can say who may frame a page. */
  readonly isHeader: boolean;
}

/** What the site asks of itself; everything that is not here is forbidden by `default-src 'none'`. */
const OWN: Readonly<Record<FetchDirective, readonly string[]>> = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // The style sheets of the theme hold three drawings.
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
