import {
  listWords,
  readIndex,
  readLog,
  toTemplate,
  type ErrorEntry,
  type ErrorIndex,
  type ErrorTool,
  type LogLine,
} from './template';
import {
  compile,
  findMatches,
  overlaps,
  toTokens,
  weighMatch,
  type Compiled,
  type Match,
} from './matchLog';

export interface DeskSettings {
  /** Longest log, in characters; of a longer one the first and the last half are read. */
  readonly maxChars: number;
  /** Weight that a message needs when nothing else in the log speaks of a tool. */
  readonly unknown: number;
  /** The same where the log is about the subject. */
  readonly subject: number;
  /** The same where the log names the tool of the message. */
  readonly tool: number;
  /** Share of a message's weight that has to be there. */
  readonly coverage: number;
  /** Most other entries for one error. */
  readonly others: number;
  /** Signs of the subject of all pages: a log with one of them is about it. Not global. */
  readonly subjectSigns: RegExp | undefined;
}

export const DESK_SETTINGS: DeskSettings = {
  maxChars: 400_000,
  unknown: 2.6,
  subject: 1.55,
  tool: 1.3,
  coverage: 0.7,
  others: 3,
  subjectSigns: undefined,
};

/** An error of a log that has an entry. */
export interface Finding {
  readonly entry: ErrorEntry;
  /** Of the log, from 1. */
  readonly line: number;
  /** What the log says there, without colours, times and prefixes. */
  readonly excerpt: string;
  /** Entries that explain the same words, the nearest first. */
  readonly others: readonly ErrorEntry[];
}

/** What a desk knows about a log. */
export interface Diagnosis {
  /** What happened first stands first: the cause before what it caused. */
  readonly findings: readonly Finding[];
  /** The line that looks most like an error, with slots; only where nothing was found. */
  readonly unknown: {readonly template: string; readonly tool: ErrorTool | undefined} | undefined;
}

export interface Desk {
  readonly entries: readonly ErrorEntry[];
  readonly tools: readonly ErrorTool[];
  /** Looks through a log on this device. */
  readonly diagnose: (log: string) => Diagnosis;
}

/** Of two entries with one message, that which it names comes first. */
const TITLE = 1.02;
const EXACT_TITLE = 1.03;
/** Words between two parts of one report. */
const NEAR = 80;
/** Words between two lines of one error. */
const BESIDE = 12;
/**
 * Reads an index for any number of logs.
 *
 * @param index as `writeIndex` wrote it.
 * @throws Error when it has another format.
 */
export function createDesk(index: ErrorIndex, settings: Partial<DeskSettings> = {}): Desk {
  const {tools, entries} = readIndex(index);
  const all = {...DESK_SETTINGS, ...settings};
  let compiled: Compiled | undefined;

  return {
    entries,
    tools,
    diagnose(log) {
      const lines = readLog(cut(log, all.maxChars));
      const tokens = lines.filter(({isAside}) => !isAside).flatMap(toTokens);
      const hints = weighTools(lines, tools);
      const isSubject = hints.size > 0 || all.subjectSigns?.test(log) === true;
      const findings = choose(findMatches(tokens, (compiled ??= compile(entries)), all.coverage));
      return {
        findings,
        unknown: findings.length > 0 ? undefined : describeUnknown(lines, tools, hints),
      };

      function isTold(match: Match): boolean {
        const {tool = '', isAside = false} = entries[match.entry] ?? {};
        const isNamed = hints.has(tool);
        if (isAside && !isSubject) {
          return false;
        }
        const needed = isNamed ? all.tool : isSubject ? all.subject : all.unknown;
        return weighMatch(match, tokens, isNamed) >= needed;
      }

      function choose(found: readonly Match[]): readonly Finding[] {
        const groups = new Map<string, Match[]>();
        for (const match of found) {
          const href = entries[match.entry]?.href ?? '';
          groups.set(href, [...(groups.get(href) ?? []), match]);
        }
        const ranked = [...groups.values()]
          .map((group) => withoutDistant(group, isTold))
          .filter((group) => group.length > 0)
          .map((group) => ({group, score: scoreOf(group)}))
          .toSorted((a, b) => b.score - a.score);
        const taken: Taken[] = [];
        /** Of each word of the log, the error that it belongs to, from 1. */
        const owners = new Uint16Array(tokens.length);
        const take = (matches: readonly Match[]): void => {
          taken.push({matches, others: []});
          for (const {from, to} of matches) {
            owners.fill(taken.length, from, to + 1);
          }
        };
        for (const {group} of ranked) {
          const owned = group.map((match) => findOwner(owners, match));
          const rest = group.filter((_, nth) => owned[nth] === 0);
          const explained = taken[(owned.find((owner) => owner > 0) ?? 0) - 1];
          if (explained === undefined) {
            take(group);
          } else if (rest.some((match) => isTold(match) && match.weight >= all.subject)) {
            take(rest);
          } else {
            explained.others.push(group);
          }
        }
        return joinShared(taken)
          .map(({matches: own, others}) => toFinding(own, others))
          .toSorted(byCause)
          .map(({finding}) => finding);
      }

      function scoreOf(group: readonly Match[]): number {
        const best = new Map<number, Match>();
        for (const match of group) {
          const known = best.get(match.from);
          if (
            known === undefined ||
            known.weight * known.coverage < match.weight * match.coverage
          ) {
            best.set(match.from, match);
          }
        }
        const tool = entries[group[0]?.entry ?? -1]?.tool ?? '';
        const spans: Match[] = [];
        for (const match of [...best.values()].toSorted((a, b) => b.weight - a.weight)) {
          if (!spans.some((each) => overlaps(each, match))) {
            spans.push(match);
          }
        }
        return (
          spans.reduce((sum, {weight, coverage}) => sum + weight * coverage, 0) *
          (1 + 0.5 * (hints.get(tool) ?? 0)) *
          Math.max(...group.map(({entry, isTitle}) => (isTitle ? titleBonus(entry) : 1)))
        );
      }

      function titleBonus(entry: number): number {
        const {title = '', templates = []} = entries[entry] ?? {};
        return listWords(title).length === listWords(templates[0] ?? '').length
          ? EXACT_TITLE
          : TITLE;
      }

      function toFinding(own: readonly Match[], others: readonly (readonly Match[])[]) {
        const best = own.toSorted((a, b) => b.weight * b.coverage - a.weight * a.coverage)[0];
        const first = Math.min(...own.map(({from}) => from));
        const line = tokens[first]?.line;
        const entry = entries[best?.entry ?? -1];
        if (line === undefined || entry === undefined) {
          throw new Error('A match lies outside of its log.');
        }
        return {
          first,
          depth: causeDepth(lines, line),
          finding: {
            entry,
            line: line.line,
            excerpt: line.text,
            others: others.slice(0, all.others).flatMap((group) => {
              const other = group.toSorted((a, b) => b.weight - a.weight)[0];
              return entries[other?.entry ?? -1] ?? [];
            }),
          } satisfies Finding,
        };
      }
    },
  };
}

/** What an entry has besides a match that is enough counts near it only: single words are everywhere in a long log. */
function withoutDistant(
  group: readonly Match[],
  isTold: (match: Match) => boolean,
): readonly Match[] {
  const told = group.filter(isTold);
  return group.filter((match) =>
    told.some(({from, to}) => match.from >= from - NEAR && match.to <= to + NEAR),
  );
}

/** Which error a word of a match already belongs to; 0 where none does. */
function findOwner(owners: Uint16Array, {from, to}: Match): number {
  for (let place = from; place <= to; place += 1) {
    const owner = owners[place] ?? 0;
    if (owner > 0) {
      return owner;
    }
  }
  return 0;
}

/** What an error is explained by, and what else explains its words. */
interface Taken {
  readonly matches: readonly Match[];
  readonly others: (readonly Match[])[];
}

/** What several sections of a tool say alike, such as that validation failed, is part of the error beside it. */
function joinShared(taken: readonly Taken[]): readonly Taken[] {
  const isVague = ({matches}: Taken): boolean =>
    matches.every(({isShared, isTitle}) => isShared && !isTitle);
  const [vague, clear] = [taken.filter(isVague), taken.filter((each) => !isVague(each))];
  const alone = vague.filter(({matches, others}) => {
    const beside = clear.find((each) =>
      each.matches.some((one) => matches.some((two) => isBeside(one, two))),
    );
    beside?.others.push(matches, ...others);
    return beside === undefined;
  });
  return [...clear, ...alone];
}

function isBeside(one: Match, two: Match): boolean {
  return one.from <= two.to + BESIDE && two.from <= one.to + BESIDE;
}

function byCause(
  a: {readonly first: number; readonly depth: number},
  b: {readonly first: number; readonly depth: number},
): number {
  return b.depth - a.depth || a.first - b.first;
}

/** How many causes have been named up to a line; the deepest happened first. */
function causeDepth(lines: readonly LogLine[], line: LogLine): number {
  return lines.slice(0, lines.indexOf(line) + 1).filter(({isCause}) => isCause).length;
}

/** The first and the last half of what is too long. */
function cut(log: string, most: number): string {
  return log.length <= most
    ? log
    : `${log.slice(0, most / 2)}\n${log.slice(log.length - most / 2)}`;
}

/** How loudly a log speaks of each tool that it names, up to 1. A stack names those who called, the last of them first. */
function weighTools(
  lines: readonly LogLine[],
  tools: readonly ErrorTool[],
): ReadonlyMap<string, number> {
  const hints = new Map<string, number>();
  const raise = (id: string, weight: number): void => {
    hints.set(id, Math.max(hints.get(id) ?? 0, weight));
  };
  const all = lines.map(({text}) => text.toLowerCase());
  const log = all.join('\n');
  const names = tools
    .flatMap(({id, names: own}) => own.map((name) => [name, id] as const))
    .filter(([name]) => log.includes(name));
  let caller: string | undefined;
  for (const [place, {isAside}] of lines.entries()) {
    for (const [name, id] of names) {
      if (all[place]?.includes(name) === true) {
        raise(id, isAside ? 0.5 : 1);
        caller = isAside ? id : caller;
      }
    }
  }
  if (caller !== undefined) {
    raise(caller, 0.8);
  }
  return hints;
}

const LOOKS_LIKE_ERROR =
  /\b(?:error|failed|cannot|can't|could not|couldn't|unable|invalid|unexpected|unknown|missing|not found|denied|must|expected|exception)\b/iu;

function describeUnknown(
  lines: readonly LogLine[],
  tools: readonly ErrorTool[],
  hints: ReadonlyMap<string, number>,
): Diagnosis['unknown'] {
  const told = lines.filter(({isAside}) => !isAside);
  const line =
    told.findLast(({isCause}) => isCause) ??
    told.find(({text}) => LOOKS_LIKE_ERROR.test(text) && listWords(text).length > 2) ??
    told[0];
  const [loudest] = [...hints].toSorted(([, a], [, b]) => b - a);
  return line === undefined
    ? undefined
    : {
        template: toTemplate(line.text).slice(0, 200),
        tool: tools.find(({id}) => id === loudest?.[0]),
      };
}
