/**
 * Markup that packages hand to the browser as plain text, word for word: the element in which React makes a script. A test compares it with the
 * package.
 */
export const KNOWN_MARKUP = ['<script></script>'] as const;
