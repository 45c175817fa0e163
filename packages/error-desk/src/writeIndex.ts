import {packTexts, shorten} from './indexTexts';
import {readShares, shareOf} from './shares';
import {
  INDEX_FORMAT,
  listWords,
  SEPARATOR,
  toAnchor,
  toTemplate,
  weighTemplate,
  type ErrorIndex,
  type ErrorTool,
  isOwnMessage,
  joinWrapped,
  listOwnTexts,
  type OwnTexts,
  readLog,
  withoutOwnTexts,
} from './template';
import {COMMAND, ERROR_NAME, saysFailure, stem, SUGGESTION, SYNTAX, withoutLabels} from './words';

/** The first sentences tell which message it is. */
const LONGEST_MESSAGE = 160;

/** Less tells nothing: of what samples print, of pieces of code in a text, of headings. */
const LEAST_WEIGHTS = {output: 1.2, code: 1.15, heading: 0.6} as const;

/** The messages of an output that are no text of the sample's own: the lines that tell enough to be found in a log. */
function listMessages(output: string, samples: string, ownTexts: OwnTexts): readonly string[] {
  return readLog(joinWrapped(output))
    .filter(({isAside}) => !isAside)
    .map(({text}) => withoutLabels(text, samples))
    .filter((text) => !samples.includes(text))
    .map((text) => withoutOwnTexts(text, ownTexts))
    .filter((text) => tells(toTemplate(text), 'output'));
}

/** Whether a template says enough to find it in a log. */
function tells(template: string, from: keyof typeof LEAST_WEIGHTS): boolean {
  return (
    (listWords(template).length > 1 || (from === 'heading' && ERROR_NAME.test(template))) &&
    isOwnMessage(template) &&
    weighTemplate(template) >= LEAST_WEIGHTS[from]
  );
}

/** Whether a piece of code in a text is a message and no name, command or example. */
function isMessage(code: string): boolean {
  const bare = code.replaceAll(/"[^"]*"|(?<![\p{L}\p{N}])'[^']*'|`[^`]*`/gu, '…');
  return (
    (listWords(bare).length > 2 || (listWords(bare).length > 1 && saysFailure(bare))) &&
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
function isMessageHeading(heading: string, said: string): boolean {
  return (
    /[.!]$|^[A-Z]{2,}\d+\b|…/u.test(heading) ||
    (!/^(?:an?|the|see|set|read|when|while|where|before|other)\b/iu.test(heading) &&
      (saysFailure(heading) ||
        (listWords(heading).length > 2 && said.includes(heading.toLowerCase()))))
  );
}

/** A row of a table that explains messages. */
export interface ErrorRow {
  /** Pieces of code in the row. */
  readonly codes: readonly string[];
  /** What its last cell says. */
  readonly cure: string;
}

/** What stands below one heading, up to the next. */
export interface ErrorSection {
  readonly anchor: string;
  readonly heading: string;
  /** Pieces of code in the heading. */
  readonly headingCodes: readonly string[];
  /** What samples of the section print. */
  readonly outputs: readonly string[];
  /** Pieces of code in its text. */
  readonly codes: readonly string[];
  readonly rows: readonly ErrorRow[];
  /** What to do, as plain text. */
  readonly cure: string;
  /** The same section in the language of the reader, where the page is translated. */
  readonly shown?: {readonly anchor: string; readonly heading: string; readonly cure: string};
}

/** A page that explains errors. */
export interface ErrorPage {
  /** Id of its tool. */
  readonly tool: string;
  readonly path: string;
  /** What its messages were produced with; empty where that is not known. */
  readonly version: string;
  /** Language that it is shown in. */
  readonly lang: string;
  /** Files and commands of its samples; names in them are the author's and no part of a message. */
  readonly samples: string;
  /** It is about something else; messages that no page about errors explains lead to it. */
  readonly isAside?: boolean;
  readonly sections: readonly ErrorSection[];
}

export interface WriterSettings {
  /** Largest index, in bytes of UTF-8; cures are shortened until it fits. */
  readonly maxBytes: number;
  /** Longest cure, in characters. */
  readonly maxCure: number;
  /** Shortest that is still worth showing, in characters; where these do not fit, cures are left out. */
  readonly minCure: number;
  /** Most messages of an entry. */
  readonly maxMessages: number;
}

export const WRITER_SETTINGS: WriterSettings = {
  maxBytes: 40_000,
  maxCure: 120,
  minCure: 24,
  maxMessages: 8,
};

interface Draft {
  readonly anchor: string;
  readonly title: string;
  readonly cure: string;
  readonly templates: readonly string[];
}

/**
 * The index of all errors that pages explain.
 *
 * @throws Error when it stays larger than allowed without cures.
 */
export function writeIndex(
  pages: readonly ErrorPage[],
  tools: readonly ErrorTool[],
  settings: Partial<WriterSettings> = {},
): ErrorIndex {
  const {maxBytes, maxCure, minCure, maxMessages} = {...WRITER_SETTINGS, ...settings};
  const said = pages
    .flatMap(({samples, sections}) => [
      samples,
      ...sections.flatMap(({outputs, codes, rows}) => [
        ...outputs,
        ...codes,
        ...rows.flatMap((row) => row.codes),
      ]),
    ])
    .join('\n')
    .toLowerCase();
  const drafted = pages.map((page) => {
    const toolNames = tools.find(({id}) => id === page.tool)?.names ?? [];
    return {page, drafts: draftPage(page, {maxMessages, said, toolNames})};
  });
  const explained = drafted.flatMap(({page, drafts}) =>
    page.isAside === true ? [] : drafts.flatMap(({templates}) => templates),
  );
  const told = drafted.flatMap(({page, drafts: all}) => {
    const drafts = page.isAside === true ? withoutExplained(all, explained) : all;
    return drafts.length === 0 ? [] : [{page, drafts}];
  });
  const entries = told.flatMap(({drafts}, page) => drafts.map((draft) => ({...draft, page})));
  const labels = listLabels(pages);
  const named = tools
    .filter(({id}) => told.some(({page}) => page.tool === id))
    .map((tool) => ({...tool, names: unique([...tool.names, ...(labels.get(tool.id) ?? [])])}));
  const write = (length: number): ErrorIndex => {
    const {phrases, rows} = packTexts(
      entries.map(({anchor, title, cure, templates}) => [
        anchor === toAnchor(title) ? '' : anchor,
        title === templates.join(SEPARATOR) && templates.length > 1 ? '' : title,
        shorten(cure, length),
        ...templates.map((template) => (template === title ? '' : template)),
      ]),
    );
    return {
      format: INDEX_FORMAT,
      tools: named,
      pages: told.map(({page: {tool, path, version, lang, isAside = false}}) =>
        isAside ? [tool, path, version, lang, 1] : [tool, path, version, lang],
      ),
      phrases,
      entries: entries.map(({page, anchor, title}, nth) => {
        const [packedAnchor = '', packedTitle = '', cure = '', ...templates] = rows[nth] ?? [];
        return [page, anchor === toAnchor(title) ? 0 : packedAnchor, packedTitle, cure, templates];
      }),
    };
  };
  // Without their cures, errors still lead to their pages.
  let fitting: ErrorIndex | undefined;
  let [shortest, tooLong, length] = [minCure - 1, maxCure + 1, maxCure];
  while (tooLong - shortest > 1) {
    const index = write(length);
    const isFitting = sizeOf(index) <= maxBytes;
    fitting = isFitting ? index : fitting;
    [shortest, tooLong] = isFitting ? [length, tooLong] : [shortest, length];
    length = Math.floor((shortest + tooLong) / 2);
  }
  const index = fitting ?? write(0);
  const size = sizeOf(index);
  if (size > maxBytes) {
    throw new Error(
      `The index of errors has ${size} bytes without its cures, and ${maxBytes} are allowed. Raise "maxBytes", or lower "maxMessages".`,
    );
  }
  return index;
}

const LABEL = /\[(?<label>[A-Za-z][\w -]{3,30})\]|✖ (?<step>[A-Za-z][A-Za-z ]{3,30}) \[/gu;
/** Steps of other programs are named with words as common as these. */
const LEAST_STEP = 2;

/** What tools put into brackets before their lines, such as `[Compose]`, or call their steps; that of several tools names none. */
function listLabels(pages: readonly ErrorPage[]): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, Set<string>>();
  for (const {tool, sections} of pages) {
    const outputs = sections.flatMap((section) => section.outputs).join('\n');
    for (const [, label, step = ''] of outputs.matchAll(LABEL)) {
      const name = label === undefined ? step.toLowerCase() : `[${label.toLowerCase()}]`;
      if (weighTemplate(name) >= (label === undefined ? LEAST_STEP : 1)) {
        owners.set(name, (owners.get(name) ?? new Set()).add(tool));
      }
    }
  }
  const labels = new Map<string, string[]>();
  for (const [name, [tool = '', ...others]] of owners) {
    if (others.length === 0) {
      labels.set(tool, [...(labels.get(tool) ?? []), name]);
    }
  }
  return labels;
}

function sizeOf(index: ErrorIndex): number {
  return new TextEncoder().encode(JSON.stringify(index)).length;
}

interface DraftSettings extends Pick<WriterSettings, 'maxMessages'> {
  /** All that samples and texts of all pages quote, in lower case. */
  readonly said: string;
  readonly toolNames: readonly string[];
}

function draftPage(
  page: ErrorPage,
  {maxMessages, said, toolNames}: DraftSettings,
): readonly Draft[] {
  const {sections, samples} = page;
  const names = new Set(listWords(samples));
  const isOwn = (name: string): boolean => listWords(name).every((word) => names.has(word));
  const ownTexts = listOwnTexts(samples);
  const explained = new Map<ErrorSection, string[]>(sections.map((section) => [section, []]));
  const shownOnly = new Map<ErrorSection, string[]>(sections.map((section) => [section, []]));
  const template = (message: string): string =>
    shorten(
      toTemplate(message.replace(SUGGESTION, ''), (name) => !isOwn(name)),
      LONGEST_MESSAGE,
    );
  // A text quotes the tool's packages where they belong to the message.
  const quote = (code: string): string =>
    toTemplate(code, (name) => !isOwn(name) || toolNames.some((own) => isPartOf(name, own)));
  for (const section of sections) {
    explained.get(section)?.push(...section.codes.filter(isMessage).map(quote));
    for (const output of section.outputs) {
      const printed = unique(listMessages(output, samples, ownTexts))
        .map((message) => ({message, target: explaining(message, sections)}))
        .filter(({message, target}) => target !== undefined || saysFailure(message));
      const isOwnOutput = printed.length === 1 || printed.some(({target}) => target === section);
      for (const {message, target} of printed) {
        const place = isOwnOutput ? explained.get(section) : target && explained.get(target);
        (place ?? shownOnly.get(section))?.push(template(message));
      }
    }
  }
  return sections.flatMap((section) => {
    const {anchor, heading, headingCodes, cure, rows, shown} = section;
    const base = {anchor: shown?.anchor ?? anchor};
    const sectionCure = shown?.cure ?? cure;
    const own = headingCodes.map((code) => toTemplate(code, () => true));
    const messages = explained.get(section) ?? [];
    const isTold =
      headingCodes.some((code) => listWords(code).length > 1) ||
      (isMessageHeading(heading, said) &&
        (/[.!]$/u.test(heading) || !messages.some((message) => isParaphrase(heading, message))));
    const titles = [
      ...own,
      ...(isTold && own.length < 2 ? [toTemplate(heading, () => true)] : []),
    ].filter((title) => tells(title, 'heading'));
    const templates = unique([...titles, ...messages]);
    const leftOver = unique(shownOnly.get(section) ?? []);
    const isSeveral = leftOver.length > 1 && titles.length === 0;
    const all = isSeveral ? templates : unique([...templates, ...leftOver]);
    return [
      ...(all.length === 0
        ? []
        : [
            {
              ...base,
              title: nameOf(shown?.heading ?? heading, titles, all),
              cure: sectionCure,
              templates: all.slice(0, maxMessages),
            },
          ]),
      ...(isSeveral ? leftOver : []).map((title) => ({
        ...base,
        title,
        cure: sectionCure,
        templates: [title],
      })),
      ...rows.flatMap((row) => {
        const codes = row.codes.filter(isMessage);
        const told = unique(codes.map(quote).filter((each) => tells(each, 'heading')));
        return told.length === 0
          ? []
          : [
              {
                ...base,
                title: told.join(SEPARATOR),
                cure: row.cure,
                templates: told,
              },
            ];
      }),
    ];
  });
}

/** What of drafts says something else than messages that are explained. */
function withoutExplained(
  drafts: readonly Draft[],
  explained: readonly string[],
): readonly Draft[] {
  const others = explained.map(readShares);
  const isNew = (template: string): boolean => {
    const one = readShares(template);
    return !others.some((other) => Math.max(shareOf(one, other), shareOf(other, one)) >= SAME);
  };
  return drafts.filter(({templates}) => templates.every(isNew));
}

/** Whether a name is that of a tool, or of a package in its scope. */
function isPartOf(name: string, tool: string): boolean {
  return name === tool || name.startsWith(`@${tool}/`);
}

/** The heading, unless it is about something else than its messages, such as "See one yourself": then the first of them. */
function nameOf(heading: string, titles: readonly string[], messages: readonly string[]): string {
  const isAbout =
    titles.length > 0 ||
    messages.some((message) => shareOf(readShares(heading), readShares(message)) > OTHER);
  return isAbout ? heading : (messages[0] ?? heading);
}

function unique(templates: readonly string[]): readonly string[] {
  return [...new Set(templates)];
}

/** Share of a heading's words that a message needs to be explained there. */
const SAME = 0.8;
/** With less than this share, heading and message are two messages. */
const OTHER = 0.3;

/** The section of a page whose heading or text names a message: a sample often prints those of several. */
function explaining(message: string, sections: readonly ErrorSection[]): ErrorSection | undefined {
  const said = readShares(message);
  const best = sections
    .flatMap((section) =>
      [section.heading, ...section.headingCodes, ...section.codes.filter(isMessage)].map(
        (title) => ({
          section,
          same: shareOf(readShares(title), said),
          others: listWords(title).filter((word) => !said.stems.has(stem(word))).length,
          length: listWords(title).length,
        }),
      ),
    )
    // Of two titles whose words the message has, grammar tells which one it is.
    .toSorted((a, b) => b.same - a.same || a.others - b.others || b.length - a.length)[0];
  return best !== undefined && best.same >= SAME ? best.section : undefined;
}

/** Whether a title says in words of its own what a message says. */
function isParaphrase(title: string, message: string): boolean {
  const share = shareOf(readShares(title), readShares(message));
  return share > OTHER && share < SAME;
}
