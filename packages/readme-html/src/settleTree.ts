import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {README_DEPTH_LIMIT, README_SETTLE_ROUNDS_LIMIT} from './limits';
import {serialiseHtml} from './serialiseHtml';

/**
 * Sanitises a tree until writing and parsing it again gives the same tree, so that what was checked is what a browser will see.
 * Markup that means something else each time it is parsed ("mutation XSS") ends here.
 *
 * @throws Error when it is nested too deeply or does not settle.
 */
export function settleTree(tree: Root, schema: Schema): Root {
  let html = serialiseHtml(sanitizeRoot(tree, schema));
  for (let round = 0; round < README_SETTLE_ROUNDS_LIMIT; round += 1) {
    const parsed = sanitizeRoot(fromHtml(html, {fragment: true}), schema);
    const again = serialiseHtml(parsed);
    if (again === html) {
      return parsed;
    }
    html = again;
  }
  throw new Error('its HTML means something else each time it is parsed');
}

function sanitizeRoot(tree: Root, schema: Schema): Root {
  if (measureDepth(tree) > README_DEPTH_LIMIT) {
    throw new Error(`its elements are nested deeper than ${README_DEPTH_LIMIT}`);
  }
  const clean = sanitize(tree, schema);
  if (clean.type !== 'root') {
    throw new Error('the sanitiser gave no document');
  }
  return clean;
}

function measureDepth(tree: Root): number {
  let depth = 0;
  let level: readonly Element[] = elementsOf(tree);
  while (level.length > 0 && depth <= README_DEPTH_LIMIT) {
    depth += 1;
    level = level.flatMap(elementsOf);
  }
  return depth;
}

function elementsOf({children}: Root | Element): readonly Element[] {
  return children.flatMap((child) => (child.type === 'element' ? [child] : []));
}
