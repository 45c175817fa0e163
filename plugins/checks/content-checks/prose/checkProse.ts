import type {FileCheck} from '@selection-set/content-model';
import {altText} from './altText';
import {articles, repeatedWords} from './english';
import {headingOrder} from './headingOrder';
import {linkText} from './linkText';
import type {Finding, ProseRule} from './proseRule';
import {type Ignore, readIgnores} from './readIgnores';
import {terminology} from './terminology';

/** What the words of every page are held to. */
export const PROSE_RULES: readonly ProseRule[] = [
  altText,
  articles,
  headingOrder,
  linkText,
  repeatedWords,
  terminology,
];

/** Rules of writing, less what a comment allows; a comment that allows nothing is a mistake too (A10). */
export const checkProse: FileCheck = async (file) => {
  const ignores = readIgnores(file);
  const found = await Promise.all(
    PROSE_RULES.map(async ({name, find}) =>
      (await find(file)).map((finding) => ({rule: name, ...finding})),
    ),
  );
  const findings = found.flat();
  return [
    ...findings.filter((finding) => !ignores.some((ignore) => allows(ignore, finding))),
    ...ignores.flatMap((ignore) => checkIgnore(ignore, findings)),
  ].map(({rule, line, message}) => ({file: file.file, line, rule, message}));
};

interface RuleFinding extends Finding {
  readonly rule: string;
}

function allows({rule, reason, from, to}: Ignore, finding: RuleFinding): boolean {
  return reason !== '' && rule === finding.rule && from <= finding.line && finding.line <= to;
}

function checkIgnore(ignore: Ignore, findings: readonly RuleFinding[]): readonly RuleFinding[] {
  const {rule, reason, line} = ignore;
  const names = PROSE_RULES.map(({name}) => name);
  const report = (message: string): readonly RuleFinding[] => [
    {rule: 'lint-ignore', line, message},
  ];
  if (!names.includes(rule)) {
    return report(`There is no rule "${rule}". Rules: ${names.join(', ')}.`);
  }
  if (reason === '') {
    return report(`Say why after a colon: "lint-ignore ${rule}: reason".`);
  }
  return findings.some((finding) => allows(ignore, finding))
    ? []
    : report(`Nothing here breaks the rule "${rule}" any more. Remove the comment.`);
}
