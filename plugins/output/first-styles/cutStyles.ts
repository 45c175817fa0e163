import {type ChildNode, type Container, parse} from 'postcss';
import parseSelector, {type Selector} from 'postcss-selector-parser';

const LAYERS = /@layer\s+([^{};]+)(?:[{;]|$)/gu;
const VARIABLE = /var\(\s*(--[\w-]+)/gu;

/** A selector with the names it requires, and the parts that can be dropped from its groups. */
interface Choice {
  /** In the form of `listNames`. Without attributes and states, which the script in the head and the browser set. */
  readonly needs: readonly string[];
  /** Texts, and the selectors of a group, such as those within `:is()`. */
  readonly parts: readonly (string | readonly Choice[])[];
}

interface Declaration {
  readonly text: string;
  /** Name of the variable that it sets. */
  readonly variable?: string;
  /** Variables that it uses. */
  readonly asked: readonly string[];
  /** Words that may be names of animations. */
  readonly words: readonly string[];
}

/** A part of a style sheet that contains no other rules. */
interface Part {
  /** The at-rules around it, outermost first, such as `@layer base`. */
  readonly within: readonly string[];
  /** Text before its declarations; a string is kept as it is. */
  readonly head: string | readonly Choice[];
  /** Name of the animation that it defines. */
  readonly animation?: string;
  readonly body: readonly Declaration[];
}

/**
 * Selects the rules of a style sheet that apply to pages, in their order and layers, without unused variables and animations.
 * A group of selectors keeps those that match something. PurgeCSS does this as well, but parses the sheet again for each page, and treats
 * groups of states as empty.
 *
 * @param css minified, as the build wrote it.
 * @returns a function that takes the names on some pages, in the form of `listNames`.
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

/** Nothing for nodes without effect; the order of layers is listed separately. */
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

/** Selectors that match something; empty if none does. */
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

/** A part with a chosen selector. */
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

/** Variables in use, by another variable in use or by anything else. */
function listUsed(declarations: readonly Declaration[]): ReadonlySet<string> {
  const settings = new Map<string, string[]>();
  for (const {variable, asked} of declarations) {
    if (variable !== undefined) {
      settings.set(variable, [...(settings.get(variable) ?? []), ...asked]);
    }
  }
  const others = declarations.filter(({variable}) => variable === undefined);
  const used = new Set(others.flatMap(({asked}) => asked));
  // Iterating a set includes elements that are added meanwhile.
  for (const name of used) {
    for (const asked of settings.get(name) ?? []) {
      used.add(asked);
    }
  }
  return used;
}

/**
 * The layer order of the whole sheet, which loads later and must not meet another order; nothing if the kept rules already give that order.
 *
 * @param layers of the whole sheet.
 * @param rules kept rules.
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

/** Layers by their parent, in the order in which each is first named: equal for sheets with the same order. */
function groupByParent(layers: readonly string[]): string {
  const named = layers.flatMap((layer) =>
    layer.split('.').map((_part, depth, parts) => parts.slice(0, depth + 1).join('.')),
  );
  return [...new Set(named)].toSorted((a, b) => parentOf(a).localeCompare(parentOf(b))).join();
}

/** Empty for a top-level layer. */
function parentOf(layer: string): string {
  return layer.slice(0, Math.max(0, layer.lastIndexOf('.')));
}
