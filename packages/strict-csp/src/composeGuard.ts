import {minifySync} from '@swc/core';
import {guardPage, type GuardRules} from './guardPage';

/**
 * Markup that packages hand to the browser as plain text, word for word: the element in which React makes a script. A test compares it with the
 * package.
 */
export const KNOWN_MARKUP = ['<script></script>'] as const;

/** Source of the script that runs first in every page; the same bytes for the same rules. */
export function composeGuard(rules: GuardRules): string {
  const source = `(${guardPage.toString()})(${JSON.stringify(rules)})`;
  const {code} = minifySync(source, {compress: true, mangle: true});
  // Inside of a page, the end of a script in a string would end the script.
  return code.replaceAll('</', '<\\/');
}
