import {createRequire} from 'node:module';
import type {Grammar} from 'prismjs';
import {core, languages, plugins, themes} from 'prismjs/components';
import getLoader from 'prismjs/dependencies';
import {Prism} from './prism';

/** A language of Prism. */
export interface GrammarEntry {
  /** Id in Prism. */
  readonly id: string;
  /** The grammar to highlight it with; undefined when Prism only extends other languages. */
  readonly grammar: string | undefined;
  /** Name for readers. */
  readonly title: string;
}

const ENTRIES: ReadonlyMap<string, GrammarEntry> = new Map(
  Object.entries(languages).flatMap(([id, entry]) => listNames(id, entry)),
);

const load = createRequire(__filename);

/** The language of Prism with this name; undefined if there is none. */
export function findGrammar(name: string): GrammarEntry | undefined {
  return ENTRIES.get(name);
}

/** Every name in Prism, including aliases. */
export function listGrammarNames(): readonly string[] {
  return [...ENTRIES.keys()];
}

/** The rules of a grammar, loaded on first use; undefined if Prism has none. */
export function loadGrammar(name: string): Grammar | undefined {
  if (!isLoaded(name) && ENTRIES.has(name)) {
    mount(() =>
      getLoader({core, languages, plugins, themes}, [name], Object.keys(Prism.languages)).load(
        (part) => {
          // A loaded part may have been extended; loading it again would undo that.
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

/** Files of Prism expect a global: to register themselves, and some while they parse code. It exists only meanwhile. */
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
  // A part that modifies other languages would do so only for the pages after this one.
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
