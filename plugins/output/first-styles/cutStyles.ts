import {PurgeCSS} from 'purgecss';

/** Attributes are set by the script in the head and by the browser before React is there: rules about them stay. */
const ATTRIBUTE = /\[\s*([\w-]+)/gu;
/** PurgeCSS 8 takes these for empty where more follows; with `*` before them they select the same, with the same weight. */
const LEADING_GROUP = /(?<=^|[{},])(?=:(?:where|is)\()/gu;
/** What an element has decides how the page looks at first, such as a field that is checked. */
const HAS_GROUP = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gu;
const STATES = /:(?<name>is|where)\((?<list>[^()]*)\)/gu;
const LAYERS = /@layer\s+([^{};]+)(?:[{;]|$)/gu;
/** Names layers without rules. */
const LAYER_LIST = /@layer\s+[^{};]+(?:;|$)/gu;

/**
 * Gives the rules of a style sheet that select something in pages, in their order and layers, without variables and animations that nothing
 * uses. Pages of one kind ask for much the same rules: what none of them uses is parsed once.
 *
 * @param css minified, as the build wrote it.
 * @param all names that any of the pages hold, as selectors.
 * @returns a function that takes the names that some of the pages hold.
 */
export function createCutter(
  css: string,
  all: ReadonlySet<string>,
): (names: ReadonlySet<string>) => Promise<string> {
  let shared: Promise<string> | undefined;
  return async (names) => {
    shared ??= cutRules(css, all);
    const rules = await cutRules(await shared, names);
    return orderLayers(css, rules) + rules;
  };
}

async function cutRules(css: string, names: ReadonlySet<string>): Promise<string> {
  const startingWith = (mark: string): string[] =>
    [...names].filter((name) => name.startsWith(mark)).map((name) => name.slice(mark.length));
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'html'}],
    css: [{raw: css.replaceAll(LEADING_GROUP, '*').replaceAll(HAS_GROUP, nameStates)}],
    extractors: [
      {
        extensions: ['html'],
        extractor: () => ({
          attributes: {names: [], values: []},
          classes: startingWith('.'),
          ids: startingWith('#'),
          tags: [...names].filter((name) => /^\w/u.test(name)),
          undetermined: [],
        }),
      },
    ],
    dynamicAttributes: [...new Set(Array.from(css.matchAll(ATTRIBUTE), ([, name = '']) => name))],
    variables: true,
    keyframes: true,
  });
  return (result?.css ?? '').replaceAll(LAYER_LIST, '');
}

/** PurgeCSS takes a group of states alone for empty, and so does what has it; with `*` before each it selects the same. */
function nameStates(group: string): string {
  return group.replaceAll(STATES, (_, name: string, list: string) => {
    const selectors = list.split(',').map((selector) => selector.replace(/^:(?!:)/u, '*:'));
    return `:${name}(${selectors.join(',')})`;
  });
}

/**
 * The layers of the whole sheet, which comes later and must not find another order; nothing where the rules that stay already name them so.
 *
 * @param cut what stays of the sheet.
 */
function orderLayers(css: string, cut: string): string {
  const whole = listLayers(css);
  const isKept = groupByParent(listLayers(cut + css)) === groupByParent(whole);
  return isKept ? '' : `@layer ${whole.join(',')};`;
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
