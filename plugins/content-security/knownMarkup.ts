/**
 * Markup that packages hand to the browser as plain text, word for word: the bar that shows while a page loads (nprogress) and the element in
 * which React makes a script. A test compares them with the packages.
 */
export const KNOWN_MARKUP = [
  '<div class="bar" role="bar"><div class="peg"></div></div><div class="spinner" role="spinner"><div class="spinner-icon"></div></div>',
  '<script></script>',
] as const;
