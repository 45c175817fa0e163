import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '@selection-set/content-model';
import type {InlineCode, Nodes, Paragraph, Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Lock} from './compareCommand';
import type {PackageStore} from './installPackages';
import {toProblem} from './samplePage';
import type {OptionsStep, Step} from './step';

/** First heading of a table whose rows are options of a package. */
const HEADING = /^(?:Argument|Flag|Key|Option|Setting)\b/u;
const BEFORE = /\b(?:flags?|options?|settings?)\s$/u;
const FOLLOWS = /^\s(?:flag|option|setting)s?\b/u;
/** `--config <path>`, `maskedErrors` and `edge.size`, without what follows a name. */
const NAME = /^(?<name>-{1,2}[a-z][\w-]*|[a-z][\w$]*(?:\.[a-z][\w$]*)*)(?=$|[\s:(=<.[,])/iu;
/** Values, which stand where options do. */
const VALUES = new Set(['true', 'false', 'null', 'undefined']);

/** A package in the text of a page; names of one word are words of many other things. */
const PACKAGE = /^(?:@[a-z][\w.-]*\/[a-z][\w.-]*|[a-z][a-z\d]*(?:-[a-z\d]+)+)$/u;

/** The options that a page describes, in the first column of tables of options and in text beside the word; none where it describes none. */
export function listOptions(tree: Root): readonly OptionsStep[] {
  const options: OptionsStep['options'][number][] = [];
  const mentioned = new Set<string>();
  const add = (node: InlineCode): void => {
    const name = NAME.exec(node.value)?.groups?.name ?? '';
    if (name.replaceAll('-', '').length > 1 && !VALUES.has(name)) {
      options.push({name, line: node.position?.start.line ?? 1});
    }
  };
  visit(tree, (node: Nodes) => {
    if (node.type === 'table') {
      listCells(node).flatMap(listCode).forEach(add);
    } else if (node.type === 'paragraph') {
      listNamed(node).forEach(add);
    } else if (node.type === 'inlineCode' || node.type === 'heading') {
      const words = toString(node).split(/\s+/u);
      words.filter((word) => PACKAGE.test(word)).forEach((word) => mentioned.add(word));
    }
  });
  return options.length === 0
    ? []
    : [{kind: 'options', options, mentioned: [...mentioned].toSorted(), line: 1, project: ''}];
}

/** Code next to the word, such as the option `cors`. */
function listNamed({children}: Paragraph): readonly InlineCode[] {
  return children.filter((child, index): child is InlineCode => {
    const [before, after] = [children[index - 1], children[index + 1]];
    return (
      child.type === 'inlineCode' &&
      ((before?.type === 'text' && BEFORE.test(before.value)) ||
        (after?.type === 'text' && FOLLOWS.test(after.value)))
    );
  });
}

function listCells({children: [head, ...rows]}: Table): readonly TableCell[] {
  const [first] = head?.children ?? [];
  return first !== undefined && HEADING.test(toString(first))
    ? rows.flatMap(({children: [cell]}) => cell ?? [])
    : [];
}

function listCode({children}: TableCell): readonly InlineCode[] {
  return children.filter((node) => node.type === 'inlineCode');
}

const DECLARATIONS = /\.d\.[cm]?ts$/u;
const SCRIPTS = /\.[cm]?js$/u;
/** What a declaration gives a type to. */
const DECLARED = /(?<name>[\w$-]+)['"]?\??\s*[:(<]/gu;
/** Flags, and names in descriptions of options that are data, as of a linter's rules. */
const QUOTED = /['"`](?<name>-{0,2}[\w$-]+)(?=['"`\s=,<])|(?<key>[\w$]+):/gu;

/** Reads what packages declare and name, each once. */
export type OptionReader = (packages: readonly string[]) => ReadonlySet<string>;

export function createOptionReader({folder, lock}: PackageStore): OptionReader {
  const known = new Map<string, ReadonlySet<string>>();
  const read = (name: string): ReadonlySet<string> => {
    const names = known.get(name) ?? readNames(path.join(folder, 'node_modules', name));
    known.set(name, names);
    return names;
  };
  return (packages) => {
    const direct = packages.flatMap((name) => [name, ...lock.dependenciesOf(name)]);
    return new Set([...new Set(direct)].flatMap((name) => [...read(name)]));
  };
}

function readNames(folder: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of listFiles(folder)) {
    const text = readFileSync(file, 'utf8');
    for (const {groups} of text.matchAll(DECLARATIONS.test(file) ? DECLARED : QUOTED)) {
      names.add(toPlain(groups?.name ?? groups?.key ?? ''));
    }
  }
  return names;
}

/** Programs read the flag `--config-path` as `configPath`. */
function toPlain(name: string): string {
  const word = name.replace(/^-+(?:no-)?/u, '');
  return word.replaceAll(/-(?<letter>[a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

function listFiles(folder: string): readonly string[] {
  // A dependency may be within another one, where it is not the page's.
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' ? [] : listFiles(file);
    }
    return DECLARATIONS.test(file) || SCRIPTS.test(file) ? [file] : [];
  });
}

export interface OptionTools {
  /** Page that the steps are from. */
  readonly file: string;
  /** Packages that the page installs, imports or runs. */
  readonly packages: readonly string[];
  readonly versions: Lock['versions'];
  readonly readOptions: OptionReader;
}

/** Finds options that no package of the page knows: none declares a property of this name, and none has the name as a text. */
export function checkOptions(
  steps: readonly Step[],
  {file, packages, versions, readOptions}: OptionTools,
): readonly Problem[] {
  return steps.flatMap((step) => {
    if (step.kind !== 'options') {
      return [];
    }
    const named = [...packages, ...step.mentioned.filter((name) => versions.has(name))];
    const known = readOptions(named);
    return named.length === 0
      ? []
      : step.options
          .filter(({name}) => name.split('.').some((part) => !known.has(toPlain(part))))
          .map(({name, line}) =>
            toProblem(
              file,
              line,
              `No package that this page installs or names has an option "${name}". Correct the name, or name the package that has it.`,
            ),
          );
  });
}
