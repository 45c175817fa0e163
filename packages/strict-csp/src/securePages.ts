import type {BuiltPages} from '@selection-set/plugin-kit';
import {shareRedirectScript} from './shareRedirectScript';
import {type PageRules, securePage} from './securePage';

/** Enough to understand what is wrong. */
const MAX_MISTAKES = 20;

/**
 * Gives every page of one built language its policy.
 *
 * @returns hashes of all inline scripts, sorted.
 * @throws Error naming pages with something that the policy would forbid, such as a host that is not declared.
 */
export function securePages(pages: BuiltPages, rules: PageRules): readonly string[] {
  const hashes = new Set<string>();
  const mistakes: string[] = [];
  for (const file of pages.files) {
    const page = securePage(file, shareRedirectScript(pages.read(file) ?? ''), rules);
    page.hashes.forEach((hash) => hashes.add(hash));
    mistakes.push(...page.mistakes);
    pages.write(file, page.html);
  }
  if (mistakes.length > 0) {
    throw new Error(describe(mistakes));
  }
  return [...hashes].toSorted();
}

function describe(mistakes: readonly string[]): string {
  const rest = mistakes.length - MAX_MISTAKES;
  return [
    'Pages do not fit the Content Security Policy of the portal:',
    ...mistakes.slice(0, MAX_MISTAKES),
    ...(rest > 0 ? [`… and ${rest} more.`] : []),
  ].join('\n');
}
