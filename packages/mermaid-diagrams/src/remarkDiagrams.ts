import {createHash} from 'node:crypto';
import path from 'node:path';
import {component} from '@selection-set/content-model';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {drawDiagram, rewriteDrawing, type Drawing} from './rewriteDrawing';

/** A fence with the language `mermaid`. */
export interface DiagramFence {
  readonly node: Code;
  /** Mermaid's text. */
  readonly source: string;
  /** Text alternative of the diagram; absent when the author left it out. */
  readonly alt?: string;
  /** Of the fence's first line in the file, from 1. */
  readonly line: number;
}

const LANGUAGE = 'mermaid';
const ALT = /(?:^|\s)alt=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/u;

/** All diagrams of a file, in reading order. */
export function listDiagrams(tree: Root): readonly DiagramFence[] {
  const found: DiagramFence[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang === LANGUAGE) {
      const {double, single} = ALT.exec(node.meta ?? '')?.groups ?? {};
      const alt = (double ?? single ?? '').trim();
      found.push({
        node,
        source: node.value,
        line: node.position?.start.line ?? 1,
        ...(alt === '' ? {} : {alt}),
      });
    }
  });
  return found;
}

const ID_CHARS = 8;

/**
 * A step that replaces ```` ```mermaid ```` fences with drawings while Markdown is compiled, so that no library reaches the
 * browser. A text that cannot be drawn remains a code block: `content-checks` reports it, and stops builds.
 */
export default function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    listDiagrams(tree).forEach(({node, source, alt = ''}, index) => {
      const drawing = tryToDraw(source);
      if (drawing !== undefined) {
        const id = `diagram-${hash(`${path.relative(file.cwd, file.path)} ${index}`)}`;
        Object.assign(node, component('Diagram', {source, svg: rewriteDrawing(drawing, alt, id)}));
      }
    });
  };
}

function tryToDraw(source: string): Drawing | undefined {
  try {
    return drawDiagram(source);
  } catch {
    return undefined;
  }
}

/** The path keeps ids unique when several posts are on one page. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, ID_CHARS);
}
