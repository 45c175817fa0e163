import {PurgeCSS} from 'purgecss';
import type {UsedNames} from './usedNames';

/** Attributes are set by scripts in the head and by the browser before React is there; rules about them stay. */
const ATTRIBUTE = /\[\s*([\w-]+)/gu;
const LAYERS = /@layer\s+([^{};]+)[{;]/gu;

/**
 * The rules of a style sheet that pages use, in their order and layers. What only scripts add is not among them.
 *
 * @param css minified, as the build wrote it.
 * @param used what the pages hold.
 */
export async function cutStyles(css: string, used: UsedNames): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'html'}],
    css: [{raw: css}],
    extractors: [{extensions: ['html'], extractor: () => toExtracted(used)}],
    dynamicAttributes: [...new Set(Array.from(css.matchAll(ATTRIBUTE), ([, name = '']) => name))],
    safelist: {standard: [/^:/u]},
    variables: true,
    keyframes: true,
  });
  return orderLayers(css) + (result?.css ?? '');
}

/** Layers in the order of the whole sheet, which comes later and must not find another order. */
function orderLayers(css: string): string {
  const names = Array.from(css.matchAll(LAYERS), ([, list = '']) => list.split(','))
    .flat()
    .map((name) => name.trim());
  const unique = [...new Set(names)];
  return unique.length === 0 ? '' : `@layer ${unique.join(',')};`;
}

function toExtracted({tags, classes, ids}: UsedNames) {
  return {
    attributes: {names: [], values: []},
    classes: [...classes],
    ids: [...ids],
    tags: [...tags],
    undetermined: [],
  };
}
