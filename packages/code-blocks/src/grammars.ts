import {createRequire} from 'node:module';
import type {Grammar} from 'prismjs';
import {core, languages, plugins, themes} from 'prismjs/components';
import getLoader from 'prismjs/dependencies';
import {Prism} from './prism';

/** A language of Prism. */
export interface GrammarEntry {
  /** As Prism calls it. */
  readonly id: string;
  /** What it is coloured as; undefined where Prism only adds to other languages. */
  readonly grammar: string | undefined;
  /** As readers know it. */
  readonly title: string;
}

const ENTRIES: ReadonlyMap<string, GrammarEntry> = new Map(
  Object.entries(languages).flatMap(([id, entry]) => listNames(id, entry)),
);

const load = createRequire(__filename);

/** The language of Prism with a name; undefined where it has none. */
export function findGrammar(name: string): GrammarEntry | undefined {
  return ENTRIES.get(name);
}

/** Every name that Prism knows, other names included. */
export function listGrammarNames(): readonly string[] {
  return [...ENTRIES.keys()];
}

/** The rules of a grammar, which are read when the first code asks for them; undefined where Prism has none. */
export function loadGrammar(name: string): Grammar | undefined {
  if (!isLoaded(name) && ENTRIES.has(name)) {
    mount(() =>
      getLoader({core, languages, plugins, themes}, [name], Object.keys(Prism.languages)).load(
        (part) => {
          // Those that are there may have been extended; a second reading would take that back.
          if (!isLoaded(part)) {
            load(`prismjs/components/prism-${part}`);
          }
        },
      ),
    );
  }
  return isLoaded(name) ? Prism.languages[name] : undefined;
}

function isLoaded(name: string): boolean {
  return Object.hasOwn(Prism.languages, name);
}

/** Files of Prism expect a global: to add themselves to it, and some while they read code. It is there for no longer than that. */
export function mount(run: () => void): void {
  Object.defineProperty(globalThis, 'Prism', {value: Prism, configurable: true});
  try {
    run();
  } finally {
    Reflect.deleteProperty(globalThis, 'Prism');
  }
}

function listNames(id: string, entry: unknown): readonly (readonly [string, GrammarEntry])[] {
  const {title, alias, aliasTitles, modify, require: base} = toRecord(entry);
  if (typeof title !== 'string') {
    return [];
  }
  const titles = new Map(Object.entries(toRecord(aliasTitles)));
  const [first] = listTexts(base);
  // What changes other languages would change them for the pages after this one only.
  const grammar = modify === undefined || isLoaded(id) ? id : first;
  return [id, ...listTexts(alias)].map((name) => {
    const own = titles.get(name);
    return [name, {id, grammar, title: typeof own === 'string' ? own : title}];
  });
}

function listTexts(value: unknown): readonly string[] {
  return [value ?? []].flat().map(String);
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? {...value} : {};
}
