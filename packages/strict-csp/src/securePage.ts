import {createHash} from 'node:crypto';
import {composePolicy, type Sources} from './composePolicy';
import {findMistakes} from './findMistakes';
import {readPage} from './readPage';

export interface PageRules {
  /** Of the site, such as `https://docs.example.org`. */
  readonly origin: string;
  readonly hosts: Sources;
  readonly trustedTypes: readonly string[] | undefined;
  /** Source of the script that runs before all others; undefined where there are no Trusted Types. */
  readonly guard: string | undefined;
}

export interface SecuredPage {
  readonly html: string;
  /** Of the inline scripts, sorted. */
  readonly hashes: readonly string[];
  /** In sentences, what the policy would forbid. */
  readonly mistakes: readonly string[];
}

const CHARSET = /<meta charset="?utf-8"?\s*\/?>/iu;

/**
 * A built page with its policy, and the script that guards it, before everything that runs. It must be the last step that
 * changes the page.
 *
 * @param file names the page in mistakes.
 */
export function securePage(file: string, html: string, rules: PageRules): SecuredPage {
  const {guard, hosts, trustedTypes, origin} = rules;
  const {scripts, requests, forbidden} = readPage(html);
  const inline = guard === undefined ? scripts : [guard, ...scripts];
  const hashes = [...new Set(inline.map(hashScript))].toSorted();
  const policy = composePolicy({hosts, hashes, trustedTypes, isHeader: false});
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...(guard === undefined ? [] : [`<script>${guard}</script>`]),
  ];
  return {
    html: html.replace(CHARSET, (charset) => charset + tags.join('')),
    hashes,
    mistakes: [
      ...(CHARSET.test(html)
        ? []
        : [
            `${file} does not name its encoding as the first thing in its head, behind which the policy belongs.`,
          ]),
      ...findMistakes({file, origin, hosts, requests, forbidden}),
    ],
  };
}

function hashScript(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
