// By its file: the package offers itself to `import` only, while Docusaurus loads its configuration with `require`.
import {renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js';

/** A text as the library drew it. */
export interface Drawing {
  /** Colours are the library's own variables. */
  readonly svg: string;
  /** Empty space on each side, in pixels of the drawing. */
  readonly marginPx: number;
}

/** Pixels around a drawing that is laid out with the padding we ask for. */
export const PADDING_PX = 4;

/** Kinds that are drawn, by the first word of their text, and how much more space than ours the library leaves around them. */
const MARGINS_PX = {
  flowchart: 0,
  graph: 0,
  sequenceDiagram: 24,
  'stateDiagram-v2': 0,
  classDiagram: 36,
  erDiagram: 36,
} as const;

const isKind = (word: string): word is keyof typeof MARGINS_PX => Object.hasOwn(MARGINS_PX, word);

/** A drawing without any part has no size. */
const EMPTY = /<svg [^>]*width="(?:0|-?\d{1,2}(?:\.\d+)?)"/u;

/**
 * Draws a text as the library does.
 *
 * @throws Error in words for the author where the text is none that can be drawn.
 */
export function drawDiagram(source: string): Drawing {
  const kind = /\S+/u.exec(source)?.[0] ?? '';
  if (!isKind(kind)) {
    throw new Error(
      `A diagram starts with its kind, but this one starts with "${kind}". Kinds: ${Object.keys(MARGINS_PX).join(', ')}.`,
    );
  }
  const svg = renderMermaidSVG(source, {padding: PADDING_PX});
  if (EMPTY.test(svg) || svg.includes('NaN')) {
    throw new Error('Nothing in this diagram could be drawn. Compare it with the examples.');
  }
  return {svg, marginPx: MARGINS_PX[kind]};
}
