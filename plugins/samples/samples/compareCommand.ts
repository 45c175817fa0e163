import {Joi} from '@docusaurus/utils-validation';
import ts from 'typescript';
import {parseAllDocuments} from 'yaml';
import {messageOf} from '@selection-set/plugin-kit';
import {matchesOutput, tidy, type ServerWatch, type Servers} from './servers';
import type {CommandResult, Printed} from './shell';
import type {CommandStep, FileStep} from './step';

interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, {readonly optional?: boolean}>>;
}

/** A package where npm puts it. */
interface PlacedPackage {
  /** Relative to the folder of the lock file, such as `node_modules/a/node_modules/b`. */
  readonly place: string;
  readonly version: string;
}

/** What npm installs for the samples. */
export interface Lock {
  /** Version of each package that samples may use, by name. */
  readonly versions: ReadonlyMap<string, string>;
  /** Packages and all that they need, sorted by place; a name that is not there is left out. */
  readonly resolve: (names: readonly string[]) => readonly PlacedPackage[];
  /** Names of the packages that a package of the first level needs by itself. */
  readonly dependenciesOf: (name: string) => readonly string[];
}

const names = Joi.object().pattern(Joi.string(), Joi.string());
const LockSchema = Joi.object<{packages: Record<string, LockedPackage>}>({
  packages: Joi.object()
    .pattern(
      Joi.string().allow(''),
      Joi.object({
        version: Joi.string(),
        dependencies: names,
        optionalDependencies: names,
        peerDependencies: names,
        peerDependenciesMeta: Joi.object().pattern(
          Joi.string(),
          Joi.object({optional: Joi.boolean()}).unknown(),
        ),
      }).unknown(),
    )
    .required(),
}).unknown();

const FOLDER = 'node_modules/';

/**
 * Reads a lock file of npm.
 *
 * @throws Error that says how to remake it where it is none.
 */
export function parseLock(text: string): Lock {
  const {packages} = Joi.attempt(
    JSON.parse(text),
    LockSchema,
    'The lock file of the samples is no lock file; remake it by "npm install --prefix samples":',
  );
  const versions = Object.entries(packages).flatMap(([place, {version}]) =>
    place.lastIndexOf(FOLDER) === 0 && version !== undefined
      ? [[place.slice(FOLDER.length), version] as const]
      : [],
  );
  return {
    versions: new Map(versions),
    dependenciesOf: (name) => listNeeds(packages[`${FOLDER}${name}`] ?? {}),
    resolve(wanted) {
      const found = new Map<string, PlacedPackage>();
      const add = (name: string, from: string): void => {
        const place = findPlace(packages, name, from);
        const entry = place === undefined ? undefined : packages[place];
        if (place === undefined || entry === undefined || found.has(place)) {
          return;
        }
        found.set(place, {place, version: entry.version ?? ''});
        for (const next of listNeeds(entry)) {
          add(next, place);
        }
      };
      wanted.forEach((name) => add(name, ''));
      return [...found.values()].toSorted((a, b) => (a.place < b.place ? -1 : 1));
    },
  };
}

/** As Node resolves it: in the package's own folder first, then in those around it. */
function findPlace(
  packages: Readonly<Record<string, LockedPackage>>,
  name: string,
  from: string,
): string | undefined {
  const place = from === '' ? `${FOLDER}${name}` : `${from}/${FOLDER}${name}`;
  if (Object.hasOwn(packages, place) || from === '') {
    return Object.hasOwn(packages, place) ? place : undefined;
  }
  const end = from.lastIndexOf(`/${FOLDER}`);
  return findPlace(packages, name, end === -1 ? '' : from.slice(0, end));
}

/** What npm installs with it; a peer that is optional is for the reader to install. */
function listNeeds(entry: LockedPackage): readonly string[] {
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
    ),
  ];
}

/** A line of a shown part that stands for any lines of the file. */
const SKIPPED = /^(?:\/\/|#|\/\*|\{\/\*)?\s*(?:…|\.\.\.)\s*(?:\*\/\}?)?$/u;

/**
 * Finds whole lines in a text, whatever they are indented by. A line that is only `…`, also as a comment, stands for any lines.
 *
 * @returns numbers of the first line and of that after the last one, from 0; undefined where the lines are not there in this order.
 */
function findPart(
  text: string,
  part: string,
): {readonly start: number; readonly end: number} | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const runs = splitRuns(part);
  let start: number | undefined;
  let end = 0;
  for (const run of runs) {
    const first = lines.findIndex(
      (_, index) => index >= end && run.every((line, offset) => lines[index + offset] === line),
    );
    if (first === -1) {
      return undefined;
    }
    start ??= first;
    end = first + run.length;
  }
  return start === undefined ? undefined : {start, end};
}

function splitRuns(part: string): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const line of part.split('\n').map((each) => each.trim())) {
    if (SKIPPED.test(line)) {
      runs.push([]);
    } else {
      runs.at(-1)?.push(line);
    }
  }
  return runs.filter((run) => run.length > 0);
}

/** A file's text, with the line of the page that each of its lines is from; 0 for those that are from none. */
export interface SourceText {
  readonly text: string;
  readonly lines: readonly number[];
}

/** The content of a file after a step, or why it cannot be made. */
export type Applied = SourceText | {readonly message: string};

/**
 * What a file holds once a reader has done what a fence shows.
 *
 * @param current undefined where there is no such file yet.
 */
export function applyFile(step: FileStep, current: SourceText | undefined): Applied {
  const {code, line, mode, name, replaces} = step;
  const shown = code === '' ? [] : code.split('\n');
  const own = shown.map((_, index) => line + index + 1);
  const text = `${code}\n`;
  if (mode === 'write' && replaces === undefined) {
    return {text, lines: own};
  }
  if (current === undefined) {
    return {message: `"${name}" does not exist yet on this page. Show the whole file first.`};
  }
  if (mode === 'extend') {
    const start = current.text.trimEnd();
    return {
      text: start === '' ? text : `${start}\n\n${text}`,
      lines: start === '' ? own : [...pad(current, start.split('\n').length), 0, ...own],
    };
  }
  const found = findPart(current.text, replaces ?? code);
  if (found === undefined) {
    return {
      message: `These lines are not in "${name}" as the page has made it. Show lines that are there, or leave "part" out to replace the file.`,
    };
  }
  if (replaces === undefined) {
    return current;
  }
  const lines = current.text.split('\n');
  const mapped = pad(current, lines.length);
  return {
    text: [...lines.slice(0, found.start), ...shown, ...lines.slice(found.end)].join('\n'),
    lines: [...mapped.slice(0, found.start), ...own, ...mapped.slice(found.end)],
  };
}

function pad({lines}: SourceText, count: number): readonly number[] {
  return Array.from({length: count}, (_, index) => lines[index] ?? 0);
}

/** Files that hold data, which can be read without knowing what they are for. */
export const DATA_FILE = /\.(?:jsonc?|ya?ml)$/u;

/** JSON in which comments may stand, as the programs that read it allow. */
const WITH_COMMENTS = /\.jsonc$|(?:^|\/)(?:[jt]sconfig[^/]*|\.vscode\/[^/]+)\.json$/u;
const POSITION = /at position (?<position>\d+)/u;

interface DataMistake {
  readonly line: number;
  readonly message: string;
}

/**
 * Whether JSON or YAML can be parsed; where it is shown because it is wrong, whether it cannot. Every other file is fine.
 *
 * @param file as the step has made it.
 * @returns what is wrong, with its line of the page; undefined where it holds.
 */
export function checkData(step: FileStep, file: SourceText): DataMistake | undefined {
  if (!DATA_FILE.test(step.name)) {
    return undefined;
  }
  const mistake = findMistake(step.name, file.text);
  if (step.isInvalid) {
    return mistake === undefined
      ? {line: step.line, message: `"${step.name}" is marked as invalid, and it can be read.`}
      : undefined;
  }
  if (mistake === undefined) {
    return undefined;
  }
  const place = file.lines[mistake.line - 1] ?? 0;
  return {
    line: place === 0 ? step.line : place,
    message: `${step.name}:${mistake.line} ${mistake.message}`,
  };
}

/** @returns undefined for what can be parsed; lines are of the text, from 1. */
function findMistake(name: string, text: string): DataMistake | undefined {
  if (WITH_COMMENTS.test(name)) {
    return findByCompiler(name, text);
  }
  return name.endsWith('.json') ? findInJson(name, text) : findInYaml(text);
}

function findInYaml(text: string): DataMistake | undefined {
  const [error] = parseAllDocuments(text, {prettyErrors: true}).flatMap(({errors}) => errors);
  return error === undefined
    ? undefined
    : {line: error.linePos?.[0].line ?? 1, message: error.message.split('\n')[0] ?? ''};
}

/** Node names the place of most mistakes; that of the others is where the compiler stumbles. */
function findInJson(name: string, text: string): DataMistake | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = messageOf(error);
    const position = POSITION.exec(message)?.groups?.position;
    const line =
      position === undefined
        ? (findByCompiler(name, text)?.line ?? 1)
        : text.slice(0, Number(position)).split('\n').length;
    return {line, message: message.split('\n')[0] ?? ''};
  }
}

function findByCompiler(name: string, text: string): DataMistake | undefined {
  const {error} = ts.parseConfigFileTextToJson(name, text);
  return error === undefined
    ? undefined
    : {
        line: text.slice(0, error.start ?? 0).split('\n').length,
        message: ts.flattenDiagnosticMessageText(error.messageText, '\n'),
      };
}

export interface CommandTools {
  readonly run: (isReady: (printed: Printed) => Promise<boolean>) => Promise<CommandResult>;
  /** Makes a printed text one of the page. */
  readonly restore: (text: string) => string;
  readonly servers: Servers;
}

/** How often a server that answers is looked at for what it is to print. */
const MAX_LOOKS = 50;

/** How often a command that serves nothing is looked at, without a change, before what it has printed counts as all. */
const QUIET_LOOKS = 20;

/** What `curl` ends with where it is told to count an answer of 4xx or 5xx as an error. */
const REFUSED = 22;

/** What a server says whose port is taken by the one that the page has started before. */
const TAKEN = 'EADDRINUSE';

/**
 * Runs a command of a page and compares what it prints with what the page shows.
 *
 * @returns what does not fit; undefined where it does.
 */
export async function compareCommand(
  {code, line, expected, fails = 0}: CommandStep,
  {run, restore, servers}: CommandTools,
): Promise<{readonly line: number; readonly message: string} | undefined> {
  const fits = ({all}: Printed): boolean =>
    expected !== undefined && matchesOutput(expected, restore(all));
  const attempt = async (): Promise<CommandResult> => {
    const watch = await servers.look();
    const result = await run(createReadiness(watch, fits, expected !== undefined));
    if (result.end === 'running') {
      await watch.claim(result.stop);
    }
    return result;
  };
  const first = await attempt();
  if (first.all.includes(TAKEN)) {
    await first.stop();
    await servers.release(first.all);
  }
  const result = first.all.includes(TAKEN) ? await attempt() : first;
  const printed = indent(tidy(restore(result.all)));
  if (expected !== undefined && !fits(result)) {
    return {
      line: expected.line,
      message: `The page shows\n${indent(expected.text)}\nand the command prints\n${printed}`,
    };
  }
  if (result.end === 'timeout') {
    return {
      line,
      message: `"${code}" does not end and serves nothing on a port of the page. It prints\n${printed}`,
    };
  }
  const exitCode = result.exitCode === 0 && result.isRefused ? REFUSED : result.exitCode;
  return exitCode === fails ? undefined : {line, message: describeEnd(code, exitCode, printed)};
}

function describeEnd(code: string, exitCode: number, printed: string): string {
  if (exitCode === 0) {
    return `"${code}" ends without an error, and the fence says that it fails. Take "fails" out.`;
  }
  const end =
    exitCode === REFUSED
      ? 'sends a request that is answered with 4xx or 5xx'
      : `ends with exit code ${exitCode}`;
  const word = exitCode === 1 ? 'fails' : `fails=${exitCode}`;
  return `"${code}" ${end}. It prints\n${printed}\nWrite "${word}" after \`\`\`bash if it is meant to.`;
}

/** A command that goes on is a server once it answers and, where the page shows what it prints, has printed that. */
function createReadiness(
  {isServing}: ServerWatch,
  fits: (printed: Printed) => boolean,
  hasExpected: boolean,
): (printed: Printed) => Promise<boolean> {
  let looks = 0;
  let quiet = 0;
  let last = -1;
  return async (printed) => {
    const isUp = await isServing();
    quiet = printed.all.length === last ? quiet + 1 : 0;
    last = printed.all.length;
    if (fits(printed)) {
      return isUp || quiet >= QUIET_LOOKS;
    }
    looks += isUp ? 1 : 0;
    // A server that prints something else than the page shows is still the one that later requests go to.
    return isUp && (!hasExpected || looks > MAX_LOOKS);
  };
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
}
