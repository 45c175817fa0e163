import {type ChildNode, type Container, parse} from 'postcss';
import parseSelector, {type Selector} from 'postcss-selector-parser';

const LAYERS = /@layer\s+([^{};]+)(?:[{;]|$)/gu;
const VARIABLE = /var\(\s*(--[\w-]+)/gu;

/** A selector with what an element must be, and what may be left out of its groups. */
interface Choice {
  /** As `listNames` gives them. Attributes and states are not among them: the script in the head and the browser set them. */
  readonly needs: readonly string[];
  /** Texts, and the selectors of a group, such as those within `:is()`. */
  readonly parts: readonly (string | readonly Choice[])[];
}

interface Declaration {
  readonly text: string;
  /** Name of the variable that it sets. */
  readonly variable?: string;
  /** Variables that it asks for. */
  readonly asked: readonly string[];
  /** Words that can name an animation. */
  readonly words: readonly string[];
}

/** A part of a style sheet that holds no other rules. */
interface Part {
  /** The at-rules around it, outermost first, such as `@layer base`. */
  readonly within: readonly string[];
  /** What stands before its declarations; a text stays as it is. */
  readonly head: string | readonly Choice[];
  /** Name of the animation that it is. */
  readonly animation?: string;
  readonly body: readonly Declaration[];
}

/**
 * Gives the rules of a style sheet that select something in pages, in their order and layers, without variables and animations that nothing
 * uses. Of a group of selectors, those stay that select something. PurgeCSS does as much, but parses the sheet anew for each page, and takes groups
 * of states for empty.
 *
 * @param css minified, as the build wrote it.
 * @returns a function that takes the names that some pages hold, as `listNames` gives them.
 */
export function createCutter(css: string): (names: ReadonlySet<string>) => string {
  const all = readParts(parse(css), []);
  const layers = listLayers(css);
  return (names) => {
    const parts = all
      .map((part) => ({
        ...part,
        head: typeof part.head === 'string' ? part.head : writeChoices(part.head, names),
      }))
      .filter(({head}) => head !== '');
    const rules = writeParts(parts);
    return orderLayers(layers, rules) + rules;
  };
}

function readParts(container: Container, within: Part['within']): readonly Part[] {
  return (container.nodes ?? []).flatMap((node) => readNode(node, within));
}

/** Nothing for what says nothing where it stands; the order of layers is named apart. */
function readNode(node: ChildNode, within: Part['within']): readonly Part[] {
  if (node.type === 'rule') {
    const head = parseSelector().astSync(node.selector).nodes.map(readChoice);
    return [{within, head, body: readDeclarations(node)}];
  }
  if (node.type !== 'atrule' || node.nodes === undefined) {
    return [];
  }
  const head = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`;
  if (node.name.endsWith('keyframes')) {
    const text = node.nodes.map(String).join('');
    const body = [{text, asked: listAsked(text), words: []}];
    return [{within, head, animation: node.params, body}];
  }
  return node.nodes.some(({type}) => type === 'decl')
    ? [{within, head, body: readDeclarations(node)}]
    : readParts(node, [...within, head]);
}

function readChoice(selector: Selector): Choice {
  const needs: string[] = [];
  const parts = selector.nodes.flatMap((node): Choice['parts'] => {
    if (node.type === 'class') {
      needs.push(`.${node.value}`);
    } else if (node.type === 'id') {
      needs.push(`#${node.value}`);
    } else if (node.type === 'tag') {
      needs.push(node.value.toLowerCase());
    } else if (node.type === 'pseudo' && /^:(?:is|where)$/u.test(node.value)) {
      return [`${node.value}(`, node.nodes.map(readChoice), ')'];
    }
    return [String(node)];
  });
  return {needs, parts};
}

function readDeclarations(container: Container): readonly Declaration[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type !== 'decl') {
      return [];
    }
    const isVariable = node.prop.startsWith('--');
    const isAnimation = isVariable || /^(?:-webkit-)?animation(?:-name)?$/u.test(node.prop);
    return {
      text: String(node),
      ...(isVariable ? {variable: node.prop} : {}),
      asked: listAsked(node.value),
      words: isAnimation ? node.value.split(/[\s,]+/u) : [],
    };
  });
}

function listAsked(text: string): readonly string[] {
  return Array.from(text.matchAll(VARIABLE), ([, name = '']) => name);
}

/** Those that select something; empty where none does. */
function writeChoices(choices: readonly Choice[], names: ReadonlySet<string>): string {
  return choices
    .filter(({needs}) => needs.every((name) => names.has(name)))
    .map(({parts}) =>
      parts.map((part) => (typeof part === 'string' ? part : writeChoices(part, names))),
    )
    .filter((parts) => !parts.includes(''))
    .map((parts) => parts.join(''))
    .join(',');
}

/** A part whose selectors are chosen. */
type ChosenPart = Part & {readonly head: string};

function writeParts(parts: readonly ChosenPart[]): string {
  const words = new Set(parts.flatMap(({body}) => body.flatMap((one) => one.words)));
  const shown = parts.filter(({animation}) => animation === undefined || words.has(animation));
  const used = listUsed(shown.flatMap(({body}) => body));
  const texts: string[] = [];
  let open: Part['within'] = [];
  const moveTo = (within: Part['within']): void => {
    const common = open.findIndex((head, depth) => within[depth] !== head);
    const kept = common === -1 ? open.length : common;
    texts.push('}'.repeat(open.length - kept), ...within.slice(kept).map((head) => `${head}{`));
    open = within;
  };
  for (const {within, head, body} of shown) {
    const kept = body.filter(({variable}) => variable === undefined || used.has(variable));
    if (kept.length > 0) {
      moveTo(within);
      texts.push(`${head}{${kept.map(({text}) => text).join(';')}}`);
    }
  }
  moveTo([]);
  return texts.join('');
}

/** Variables that are asked for, by a variable that is asked for itself or by anything else. */
function listUsed(declarations: readonly Declaration[]): ReadonlySet<string> {
  const settings = new Map<string, string[]>();
  for (const {variable, asked} of declarations) {
    if (variable !== undefined) {
      settings.set(variable, [...(settings.get(variable) ?? []), ...asked]);
    }
  }
  const others = declarations.filter(({variable}) => variable === undefined);
  const used = new Set(others.flatMap(({asked}) => asked));
  // A set hands out what is added to it on the way.
  for (const name of used) {
    for (const asked of settings.get(name) ?? []) {
      used.add(asked);
    }
  }
  return used;
}

/**
 * The layers of the whole sheet, which comes later and must not find another order; nothing where the rules that stay already name them so.
 *
 * @param layers of the whole sheet.
 * @param rules what stays of it.
 */
function orderLayers(layers: readonly string[], rules: string): string {
  const isKept = groupByParent([...listLayers(rules), ...layers]) === groupByParent(layers);
  return isKept ? '' : `@layer ${layers.join(',')};`;
}

/** Layers in the order in which they are first named. */
function listLayers(css: string): readonly string[] {
  const names = Array.from(css.matchAll(LAYERS), ([, list = '']) => list.split(',')).flat();
  return [...new Set(names.map((name) => name.trim()))];
}

/** Layers and what they are within, in the order in which each is first named, by the layer around them: equal where sheets give the same order. */
function groupByParent(layers: readonly string[]): string {
  const named = layers.flatMap((layer) =>
    layer.split('.').map((_part, depth, parts) => parts.slice(0, depth + 1).join('.')),
  );
  return [...new Set(named)].toSorted((a, b) => parentOf(a).localeCompare(parentOf(b))).join();
}

/** Empty for a layer that is within no other. */
function parentOf(layer: string): string {
  return layer.slice(0, Math.max(0, layer.lastIndexOf('.')));
}
