interface Options {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/**
 * Replaces `path-to-regexp` 1: the router's patterns are addresses without parameters, and `*` for all others.
 * `plugins/upstream/bundle-trimming` stops a build with any other pattern.
 */
export default function pathToRegexp(
  path: string,
  _keys: unknown,
  {end = true, strict = false, sensitive = false}: Options = {},
): RegExp {
  const hasSlash = path.endsWith('/');
  // The router's own links escape the path that they match.
  const written = path.replaceAll(/\\(?<letter>.)/gu, '$<letter>');
  const address = !strict && hasSlash ? written.slice(0, -1) : written;
  const pattern =
    path === '*' ? '(.*)' : address.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  const slash = strict ? '' : String.raw`(?:\/(?=$))?`;
  const rest = strict && hasSlash ? '' : String.raw`(?=\/|$)`;
  return new RegExp(`^${pattern}${slash}${end ? '$' : rest}`, sensitive ? '' : 'i');
}

pathToRegexp.compile = (path: string) => () => path;
