const BELOW = '/**';

/**
 * Whether a page is one of those that the settings leave out.
 *
 * @param excluded paths; `/**` at the end for all below, the page itself too.
 */
export function isExcluded(path: string, excluded: readonly string[]): boolean {
  return excluded.some((pattern) => {
    const root = pattern.endsWith(BELOW) ? pattern.slice(0, -BELOW.length) : pattern;
    return path === root || (root !== pattern && path.startsWith(`${root}/`));
  });
}
