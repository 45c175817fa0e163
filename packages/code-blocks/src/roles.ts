/** Visual roles of code: each has one colour in `src/css/code.css`. The letters are the classes in the HTML. */
export const ROLES = {
  comment: 'c',
  deleted: 'd',
  inserted: 'i',
  keyword: 'k',
  name: 'f',
  number: 'n',
  string: 's',
  type: 't',
} as const;

export type Role = keyof typeof ROLES;

const TYPES: Readonly<Record<Role, string>> = {
  comment: 'comment prolog doctype doctype-tag cdata shebang hashbang coord blockquote',
  deleted: 'deleted',
  inserted: 'inserted',
  keyword: 'keyword atrule rule directive important bold title',
  name: 'function function-variable property property-query property-mutation literal-property string-property attr-name key object fragment definition-query definition-mutation assign-left parameter-name',
  number: 'number boolean constant variable entity unit symbol url null',
  string: 'string char attr-value template-string regex code',
  type: 'class-name builtin tag selector namespace scalar atom-input',
};

const BY_TYPE: ReadonlyMap<string, Role> = new Map([
  ...toEntries('comment'),
  ...toEntries('deleted'),
  ...toEntries('inserted'),
  ...toEntries('keyword'),
  ...toEntries('name'),
  ...toEntries('number'),
  ...toEntries('string'),
  ...toEntries('type'),
]);

/** Types whose content starts anew: code within text, and text within code. A description in Markdown remains one text. */
const PLAIN_TYPES = /^(?:interpolation|plain-text|content|language-(?!markdown$).+)$/u;

/**
 * The colour of a token.
 *
 * @param types the token's type and its aliases, most exact first.
 * @param outer colour of the token around it, used when this one has none of its own.
 */
export function findRole(types: readonly string[], outer: Role | undefined): Role | undefined {
  for (const type of types) {
    const role = BY_TYPE.get(type);
    if (role !== undefined) {
      return role;
    }
    if (PLAIN_TYPES.test(type)) {
      return undefined;
    }
  }
  return outer;
}

function toEntries(role: Role): readonly (readonly [string, Role])[] {
  return TYPES[role].split(' ').map((type) => [type, role] as const);
}
