import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {HtmlValidate} from 'html-validate';
import {visit} from 'unist-util-visit';

/** Elements whose tags HTML lets an author leave out, as the build does. */
const START_MAY_LACK: ReadonlySet<string> = new Set(['html', 'head', 'body', 'colgroup', 'tbody']);
const END_MAY_LACK: ReadonlySet<string> = new Set(
  'html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th'.split(
    ' ',
  ),
);
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // HTML allows most of these marks; the parser tells the others.
    'no-raw-characters': 'off',
  },
});

/**
 * Mistakes in a page. Its tags are checked against its parsed tree, because html-validate knows no tags that are left out; the tree, written out in
 * full, is then checked by html-validate for what may stand where and with which attributes.
 *
 * @returns a sentence for each, with its place.
 */
export function checkHtml(html: string): readonly string[] {
  const mistakes: string[] = [];
  const tree = fromHtml(html, {
    verbose: true,
    onerror: ({message, line}) => {
      mistakes.push(`${message} (line ${line ?? 0})`);
    },
  });
  visit(tree, 'element', (element) => {
    mistakes.push(...checkTags(element));
  });
  const {results} = validator.validateStringSync(toHtml(tree));
  return [
    ...mistakes,
    ...results.flatMap(({messages}) =>
      messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? ''})`),
    ),
  ];
}

function checkTags({tagName, data, position}: Element): readonly string[] {
  const {opening, closing} = data?.position ?? {};
  if (opening === undefined) {
    return START_MAY_LACK.has(tagName) ? [] : [`<${tagName}> has an end and no start`];
  }
  const mayLack = END_MAY_LACK.has(tagName) || VOID.has(tagName) || isForeign(tagName);
  return closing === undefined && !mayLack
    ? [`<${tagName}> is never closed (line ${position?.start.line ?? 0})`]
    : [];
}

/** Elements of SVG may close themselves. */
function isForeign(tagName: string): boolean {
  return /^(?:circle|defs|ellipse|g|line|path|polygon|polyline|rect|stop|svg|symbol|use)$/u.test(
    tagName,
  );
}
