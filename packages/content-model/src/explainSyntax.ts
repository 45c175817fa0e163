/** What an author can do about what the parsers say, which speak to those who write parsers. */
const REMEDIES: readonly (readonly [reason: RegExp, remedy: (groups: Groups) => string])[] = [
  [
    /Could not parse (?:expression|import\/exports) with acorn|Unexpected end of file in expression|Unexpected content after expression/u,
    () =>
      'Braces, and lines that start with "import" or "export", hold JavaScript. Write "\\{" for a brace that is text, or put the text in code font.',
  ],
  [
    /Expected a closing tag for `<(?<tag>[\w.-]+)/u,
    ({tag = ''}) =>
      `Close it with "</${tag}>", write "<${tag} />" where nothing stands inside, or "\\<${tag}>" for text.`,
  ],
  [
    /Unexpected closing (?:tag|slash)/u,
    () =>
      'Remove the closing tag, or open it before. A tag that opens in a paragraph closes in it.',
  ],
  [
    /before name|in name|before local name|after name|in attribute name|before attribute|in closing tag|after self-closing slash/u,
    () =>
      '"<" begins a tag here. Write "\\<" for the sign, [words](address) for a link, or put the text in code font.',
  ],
];

type Groups = Readonly<Record<string, string | undefined>>;

/** A parser's sentence with what its author can do. */
export function explainSyntax(reason: string): string {
  for (const [pattern, remedy] of REMEDIES) {
    const match = pattern.exec(reason);
    if (match !== null) {
      return `${reason.replace(/[.]?$/u, '.')} ${remedy(match.groups ?? {})}`;
    }
  }
  return reason;
}

const FIELD = /^(?<name>[\w-]+):[ \t]+(?<value>.*\S)[ \t\r]*$/u;

/** A colon before a space, or a sign at the start that means something to YAML. */
const NEEDS_QUOTES = /^(?!["'[{|>])(?:[@`%*&!]|.*:(?:\s|$))/u;

/** What YAML says of a line of the front matter, with how to write it. */
export function explainYaml(reason: string, line: string): string {
  const {name, value} = FIELD.exec(line)?.groups ?? {};
  return name === undefined || value === undefined || !NEEDS_QUOTES.test(value)
    ? reason
    : `This cannot be read: a value with signs of YAML stands in quotes. Write ${name}: '${value.replaceAll("'", "''")}'`;
}

/**
 * The line of a front matter that has no end; undefined where the text starts with something else.
 *
 * @param text whole file.
 */
export function findOpenFrontMatter(text: string): string | undefined {
  const [first = '', second = '', ...rest] = text.split(/\r?\n/u);
  if (!/^-{3,}[ \t]*$/u.test(first) || !/^[\w-]+:(?:[ \t]|$)/u.test(second)) {
    return undefined;
  }
  const end = rest.findIndex((line) => !/^(?:[\w-]+:(?:[ \t]|$)|[ \t]+\S|- )/u.test(line));
  return `The front matter is not closed. Write "---" on a line of its own below line ${end === -1 ? rest.length + 1 : end + 2}.`;
}
