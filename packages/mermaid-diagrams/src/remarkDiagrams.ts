import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {component} from '@selection-set/content-model';
import {type Drawing, drawDiagram} from './drawDiagram';
import {listDiagrams} from './listDiagrams';
import {rewriteDrawing} from './rewriteDrawing';

const ID_CHARS = 8;

/**
 * A step that puts drawings in the place of ```` ```mermaid ```` fences while Markdown is compiled, so that no library reaches the
 * browser. A text that cannot be drawn stays a code block: `content-checks` has named it, and stops builds.
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

/** The path keeps ids apart where several posts stand on one page. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, ID_CHARS);
}
