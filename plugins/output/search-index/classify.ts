import type {SectionKind} from '@selection-set/search/engine';

/** Values that tables explain beside names. */
const VALUES: ReadonlySet<string> = new Set(['true', 'false', 'null', 'undefined']);

const FLAG = /^--?[a-z][\w-]*(?:[ =].*)?$/iu;
const CALL = /^(?:new |@)?[\w$]+(?:[.#][\w$]+)*\(.*\)(?:\(.*\))?$/su;
const DIRECTIVE = /^@[\w$/-]+$/u;
const TYPE = /^[A-Z][\w$]*[a-z][\w$]*(?:<.*>)?$/u;
const KEY = /^[\w$*]+(?:[.:/-][\w$*<>[\]]+)*\??$/u;

/** Longer pieces of code are examples, not names. */
const LONGEST_NAME = 60;

/** Pages whose file is named so explain names in tables, lists and headings. */
const REFERENCE =
  /(?:^|\/)(?:api|cli|commands|config|configuration|options|reference|rules|settings)$/iu;
const OPTIONS = /(?:^|\/)(?:config|configuration|options|settings)$/iu;
/** Pages whose file is named so tell what changed from one version to the next. */
const CHANGELOGS = /(?:^|\/)(?:changelog|changes|history|release-notes|releases)$/iu;
const ERRORS = /(?:^|\/)(?:errors?|error-messages|troubleshooting)$/iu;

/** What is known of a page by its name, which is the same in every language. */
export interface PageSort {
  readonly isReference: boolean;
  readonly isErrors: boolean;
  readonly isChangelog: boolean;
  /** What a plain name such as `schema` is when it is a heading. */
  readonly plainHeading: SectionKind;
}

export function sortPage(path: string): PageSort {
  return {
    isReference: REFERENCE.test(path),
    isErrors: ERRORS.test(path),
    isChangelog: CHANGELOGS.test(path),
    plainHeading: OPTIONS.test(path) ? 'option' : 'symbol',
  };
}

/**
 * What a piece of code names.
 *
 * @param plain kind of a name whose form says nothing.
 * @returns undefined for what is no name.
 */
export function classifyName(code: string, plain: SectionKind): SectionKind | undefined {
  const name = code.trim();
  if (name.length < 2 || name.length > LONGEST_NAME || VALUES.has(name) || /^[\d.]+$/u.test(name)) {
    return undefined;
  }
  if (FLAG.test(name)) {
    return 'option';
  }
  if (CALL.test(name) || DIRECTIVE.test(name) || TYPE.test(name)) {
    return 'symbol';
  }
  return KEY.test(name) ? plain : undefined;
}
