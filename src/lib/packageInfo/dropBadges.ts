/** A linked image in Markdown. No part may hold a bracket, which keeps the search linear in a hostile text. */
const LINKED_IMAGE =
  /\[!\[[^[\]\n]*\]\((?<image>[^()[\]\s]+)[^()[\]\n]*\)\]\([^()[\]\n]*\)[ \t]*/gu;
const BADGE = /badge|shields\.io/iu;

/**
 * A README without its badges: they show figures of the moment, such as a version or a build's state, which a stored copy would keep
 * long after they have stopped being true (PKG-1).
 */
export function dropBadges(readme: string): string {
  return readme.replace(LINKED_IMAGE, (whole: string, image: string) =>
    BADGE.test(image) ? '' : whole,
  );
}
