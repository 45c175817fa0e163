import {
  insertCompletionText,
  pickedCompletion,
  startCompletion,
  type Completion,
  type CompletionSource,
} from '@codemirror/autocomplete';
import {json, jsonLanguage} from '@codemirror/lang-json';
import type {Extension} from '@codemirror/state';
import {readSome} from '../graphqlText';
import {PREVIOUS_CODEGEN} from './examples';
import {CODEGEN_FILES, CODEGEN_PLUGINS, type CodegenVersion, type DeclaredOption} from './settings';
import {describeOption} from './texts';

/** By plugin, then by name. */
type DeclaredOptions = Readonly<Record<string, Readonly<Record<string, DeclaredOption>>>>;

/** A position in JSON, even if the text around it is invalid. */
interface JsonPlace {
  /** Keys of the objects around it. */
  readonly path: readonly string[];
  /** Whether a name is expected there, or a value: of the last key, or an element of its list. */
  readonly role: 'name' | 'value';
}

interface JsonText extends JsonPlace {
  /** Without its quotes. */
  readonly text: string;
}

interface Frame {
  readonly isList: boolean;
  key: string | undefined;
}

const TOKENS = /"(?<text>(?:[^"\\\n]|\\.)*)"?|[{}[\],:]/gu;

/** Every text in JSON with its position, and the position of the end. */
export function scanJson(source: string): {
  readonly texts: readonly JsonText[];
  readonly end: JsonPlace;
} {
  const frames: Frame[] = [];
  const texts: JsonText[] = [];
  const place = (): JsonPlace => {
    const {isList = true, key} = frames.at(-1) ?? {};
    return {
      path: frames.flatMap((frame) => frame.key ?? []),
      role: isList || key !== undefined ? 'value' : 'name',
    };
  };
  for (const [token, text] of source.matchAll(TOKENS)) {
    const frame = frames.at(-1);
    if (text !== undefined) {
      texts.push({...place(), text});
    } else if (token === '{' || token === '[') {
      frames.push({isList: token === '[', key: undefined});
    } else if (token === '}' || token === ']') {
      frames.pop();
    } else if (frame !== undefined && !frame.isList) {
      frame.key = token === ':' ? texts.at(-1)?.text : undefined;
    }
  }
  return {texts, end: place()};
}

const [, , OUTPUT] = CODEGEN_FILES;

/** Names at the top level, with their types. */
const SETTINGS = {
  plugins: 'string[]',
  config: 'object',
  preset: 'string',
  presetConfig: 'object',
};

interface Offer {
  readonly type: string;
  readonly option?: DeclaredOption;
  /** The only version that has it. */
  readonly only?: string;
}

interface Word {
  readonly name: string;
  readonly offer: Offer;
}

type Versions = Readonly<Record<CodegenVersion, DeclaredOptions>>;

/** The options for a position: the current version's and, in the other editor, those that only the previous one has. */
function listDeclared(
  versions: Versions,
  file: string,
  plugins: readonly string[],
): readonly Word[] {
  const words = new Map<string, Offer>();
  const add = (options: DeclaredOptions, only?: string): void => {
    for (const [name, option] of plugins.flatMap((plugin) =>
      Object.entries(options[plugin] ?? {}),
    )) {
      if (!words.has(name)) {
        words.set(name, {type: option.type, option, ...(only === undefined ? {} : {only})});
      }
    }
  };
  add(versions.current);
  if (file !== OUTPUT) {
    add(versions.previous, PREVIOUS_CODEGEN);
  }
  return [...words].map(([name, offer]) => ({name, offer}));
}

/** Options for a path in a text of settings: those of its plugins, or of its preset. */
function listOptions(
  versions: Versions,
  file: string,
  texts: readonly JsonText[],
  [key]: readonly string[],
): readonly Word[] {
  if (key === 'presetConfig') {
    return listDeclared(versions, file, [key]);
  }
  const valuesOf = (name: string): readonly string[] =>
    texts.flatMap(({path, role, text}) =>
      path.length === 1 && path[0] === name && role === 'value' ? [text] : [],
    );
  const plugins = valuesOf('preset').length > 0 ? ['client'] : valuesOf('plugins');
  return key === 'config' ? listDeclared(versions, file, plugins) : [];
}

function toValues(values: readonly string[]): readonly Word[] {
  return values.map((name) => ({name, offer: {type: ''}}));
}

/** Names and values that are valid at a position, without names that are already used. */
export function listWords(
  versions: Versions,
  file: string,
  {path, role}: JsonPlace,
  texts: readonly JsonText[],
): readonly Word[] {
  const here = path.join('.');
  if (role === 'name') {
    const taken = new Set(
      texts.flatMap((each) =>
        each.role === 'name' && each.path.join('.') === here ? [each.text] : [],
      ),
    );
    const words =
      path.length === 0
        ? Object.entries(SETTINGS).map(([name, type]) => ({name, offer: {type}}))
        : path.length === 1
          ? listOptions(versions, file, texts, path)
          : [];
    return words.filter(({name}) => !taken.has(name));
  }
  if (here === 'plugins') {
    const taken = new Set(texts.flatMap((each) => (each.path[0] === here ? [each.text] : [])));
    return toValues(
      CODEGEN_PLUGINS.filter((plugin) => !taken.has(plugin)).map((plugin) => `"${plugin}"`),
    );
  }
  if (here === 'preset') {
    return toValues(['"client"']);
  }
  const [, option] = path;
  const [word] =
    path.length === 2
      ? listOptions(versions, file, texts, path).filter(({name}) => name === option)
      : [];
  return toValues(word?.offer.option?.values ?? []);
}

/** The package's own words about an option, and its default. */
function describe({option, only}: Offer): (() => HTMLElement) | undefined {
  if (option === undefined) {
    return undefined;
  }
  return () => {
    const all = document.createElement('div');
    const add = (text: string, lang?: string): void => {
      const line = document.createElement('div');
      line.textContent = text;
      if (lang !== undefined) {
        line.lang = lang;
        line.dir = 'ltr';
      }
      all.append(line);
    };
    if (option.text !== undefined) {
      add(option.text, 'en');
    }
    describeOption(option, only).forEach((text) => add(text));
    return all;
  };
}

/** A name with its colon, followed by the list of its values; a value unchanged. */
function toCompletion({name, offer}: Word, role: JsonPlace['role']): Completion {
  const info = describe(offer);
  return {
    // The typed text may start with a quotation mark or not.
    label: name.replaceAll('"', ''),
    displayLabel: name,
    type: role === 'name' ? 'property' : 'constant',
    detail: offer.type,
    ...(info === undefined ? {} : {info}),
    boost: offer.option?.deprecated === true || offer.only !== undefined ? -1 : 0,
    apply(view, completion, from, to) {
      const {doc} = view.state;
      // A quotation mark added by the editor is part of the name.
      const end = doc.sliceString(to, to + 1) === '"' ? to + 1 : to;
      const start = doc.sliceString(from - 1, from) === '"' ? from - 1 : from;
      const rest = doc.sliceString(end, doc.lineAt(end).to);
      const text = role === 'value' ? name : `"${name}"${/^\s*:/u.test(rest) ? '' : ': '}`;
      view.dispatch({
        ...insertCompletionText(view.state, text, start, end),
        annotations: pickedCompletion.of(completion),
      });
      if (text.endsWith(': ')) {
        startCompletion(view);
      }
    },
  };
}

/** Offers the settings of a generator's output, as the packages declare them. */
function complete(file: string): CompletionSource {
  return async ({state, pos, explicit}) => {
    const before = state.sliceDoc(0, pos);
    const typed = /"?(?<word>[\w-]*)$/u.exec(before);
    if (typed === null || (typed[0] === '' && !explicit && !before.endsWith(': '))) {
      return null;
    }
    const {end} = scanJson(before.slice(0, typed.index));
    const {texts} = scanJson(before.slice(0, typed.index) + state.sliceDoc(pos));
    const {default: versions} = await import('./options.json');
    const words = listWords(versions, file, end, texts);
    return words.length === 0
      ? null
      : {
          from: pos - (typed.groups?.word?.length ?? 0),
          options: words.map((word) => toCompletion(word, end.role)),
          validFor: /^[\w-]*$/u,
        };
  };
}

/**
 * JSON in the editor of a file of settings, with completion from the types of the packages.
 *
 * @param text that the editor opens with.
 */
export function settingsText(file: string, text: string): Extension {
  return readSome([json(), jsonLanguage.data.of({autocomplete: complete(file)})], text);
}
