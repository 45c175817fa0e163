import {composePolicy, type Sources} from './composePolicy';

export interface HeaderRules {
  /** Of the whole site, with a slash at both ends. */
  readonly baseUrl: string;
  readonly hosts: Sources;
  /** Of all inline scripts of the site. */
  readonly hashes: readonly string[];
}

/** What no page of the portal uses. */
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

/** Folders below `assets` in which every file has a hash in its name; those of the search have some without. */
const FOREVER = ['css', 'js'];

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. Its policy serves every page, and leaves Trusted Types to the pages: a header
 * holds for workers too, whose loader knows nothing of them. Two years of HTTPS, as browsers ask for.
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

/** The hashes that an earlier build has put into the file. */
export function readHashes(headers: string): readonly string[] {
  return [...headers.matchAll(/'(?<hash>sha256-[^']+)'/gu)].flatMap(
    ({groups}) => groups?.hash ?? [],
  );
}
