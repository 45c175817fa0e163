import {isOwnMessage, listWords, readLog, toTemplate, weighTemplate} from './template';

/** Words of which a message has at least one, and the prose around it seldom. */
const SAYS_FAILURE =
  /\b(?:\w*error|fail\w*|cannot|can['’]t|could(?: not|n['’]t)|unable|invalid|unexpected|unknown|missing|not|no|never|denied|refused|must|expect(?:ed|ing)|\w*exception|require[sd]?|already|duplicated?|removed|unsupported|incompatible|ambiguous|warning)\b|✖|\[error\]/iu;

/** What logs of a sample put before a message. */
const LABELS = /^(?:(?:(?:uncaught )?error:|\[error\]|error \[[^\]]*\]:?)\s*)+/iu;

/** Code and commands that stand in a text as messages do. */
const COMMAND =
  /^(?:[$>] |GET|POST|npx|npm|pnpm|yarn|bun|node|git|curl|cd|mkdir|docker|import|export|const|let|return|await|new|type|scalar|extend|query|mutation|fragment|module\.|process\.)(?:\s|$)/u;
const SYNTAX = /=>|==|[{};]|\w\(|\w=|\w:\w| = |^[-@.]|^[\w.-]+: \S+$|\s--\w/u;

/** Less tells nothing: of what samples print, of pieces of code in a text, of headings. */
const LEAST_WEIGHTS = {output: 1.2, code: 1.15, heading: 0.6} as const;

/**
 * The messages of an output: the lines that tell enough to be found in a log.
 *
 * @param isLabel whether the sample itself puts these words before a message.
 */
export function listMessages(
  output: string,
  isLabel: (words: string) => boolean,
): readonly string[] {
  return readLog(joinWrapped(output))
    .filter(({isAside}) => !isAside)
    .map(({text}) => withoutLabels(text, isLabel))
    .filter((text) => tells(toTemplate(text), 'output'));
}

/** Whether a line reports that something failed. */
export function saysFailure(line: string): boolean {
  return SAYS_FAILURE.test(line);
}

/** Lines that a terminal's frame broke, in one. */
function joinWrapped(output: string): string {
  return output.replaceAll(/\n\s*[›│]\s*(?![›│>])/gu, ' ');
}

function withoutLabels(text: string, isLabel: (words: string) => boolean): string {
  const bare = text.replace(LABELS, '');
  const label = /^(?<label>[^:"'`]{1,60}): (?=\S)/u.exec(bare)?.groups?.label;
  return label !== undefined && isLabel(label)
    ? bare.slice(label.length + 2).replace(LABELS, '')
    : bare;
}

/** Whether a template says enough to find it in a log. */
export function tells(template: string, from: keyof typeof LEAST_WEIGHTS): boolean {
  return (
    listWords(template).length > 1 &&
    isOwnMessage(template) &&
    weighTemplate(template) >= LEAST_WEIGHTS[from]
  );
}

/** Whether a piece of code in a text is a message and no name, command or example. */
export function isMessage(code: string): boolean {
  const bare = code.replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/gu, '…');
  return (
    (listWords(bare).length > 2 || (listWords(bare).length > 1 && SAYS_FAILURE.test(bare))) &&
    /\s/u.test(bare.trim()) &&
    !COMMAND.test(bare) &&
    !SYNTAX.test(bare) &&
    tells(code, 'code')
  );
}

/**
 * Whether a heading is what a program says, and not what an author says about it.
 *
 * @param said all that samples and texts quote, in lower case.
 */
export function isMessageHeading(heading: string, said: string): boolean {
  return (
    (!/^(?:an?|the|see|set|read|when|while|where|before|other)\b/iu.test(heading) &&
      SAYS_FAILURE.test(heading)) ||
    /[.!]$|^[A-Z]{2,}\d+\b|…/u.test(heading) ||
    (listWords(heading).length > 2 && said.includes(heading.toLowerCase()))
  );
}
