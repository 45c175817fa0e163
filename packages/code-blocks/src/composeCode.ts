import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Piece} from './highlight';
import {inRanges} from './lineRange';
import type {Mark, Marks} from './marks';
import {splitLines} from './splitLines';
import {toHast} from './toHast';

/** Classes of lines, beside those of colours. */
export const LINE_CLASSES = {dimmed: 'x', focus: 'o', highlight: 'h', line: 'l'} as const;

interface Line {
  readonly content: ElementContent[];
  readonly isDimmed: boolean;
}

/**
 * Code as HTML. Only lines with a mark or a number have an element of their own: `ins`, `del` and `mark` say what they are without any
 * style. Neighbours that are out of focus share one.
 *
 * @param firstNumber of the first line; no numbers where it is absent.
 */
export function composeCode(
  pieces: readonly Piece[],
  marks: Marks,
  firstNumber: number | undefined,
): string {
  const hasFocus = marks.focus.length > 0;
  if (firstNumber === undefined && Object.values(marks).every(({length}) => length === 0)) {
    return write(toHast(pieces));
  }
  const lines = splitLines(pieces);
  const digits = String((firstNumber ?? 0) + lines.length - 1).length;
  const content = lines.map((line, index): Line => {
    const has = (mark: Mark): boolean => inRanges(index + 1, marks[mark]);
    const number =
      firstNumber === undefined ? undefined : String(firstNumber + index).padStart(digits);
    return {
      content: composeLine(toHast(line), has, number),
      isDimmed: hasFocus && !has('focus'),
    };
  });
  return write(content.flatMap((line, index) => wrapDimmed(content, line, index)));
}

function composeLine(
  content: ElementContent[],
  has: (mark: Mark) => boolean,
  number: string | undefined,
): ElementContent[] {
  const tagName = findElement(has, number !== undefined);
  if (tagName === undefined) {
    return content;
  }
  const className = [
    LINE_CLASSES.line,
    ...(has('highlight') ? [LINE_CLASSES.highlight] : []),
    ...(has('focus') ? [LINE_CLASSES.focus] : []),
  ];
  const properties = {className, ...(number === undefined ? {} : {dataN: number})};
  return [{type: 'element', tagName, properties, children: content}];
}

function findElement(has: (mark: Mark) => boolean, hasNumber: boolean): string | undefined {
  if (has('removed')) {
    return 'del';
  }
  if (has('added')) {
    return 'ins';
  }
  if (has('highlight')) {
    return 'mark';
  }
  return hasNumber || has('focus') ? 'span' : undefined;
}

/** The content of a run of dimmed lines under one element, at the place of its first line. */
function wrapDimmed(lines: readonly Line[], line: Line, index: number): ElementContent[] {
  if (!line.isDimmed) {
    return line.content;
  }
  if (lines[index - 1]?.isDimmed === true) {
    return [];
  }
  const rest = lines.slice(index);
  const length = rest.findIndex(({isDimmed}) => !isDimmed);
  const run = length === -1 ? rest : rest.slice(0, length);
  const children = run.flatMap(({content}) => content);
  return [
    {
      type: 'element',
      tagName: 'span',
      properties: {className: [LINE_CLASSES.dimmed]},
      children,
    },
  ];
}

function write(content: ElementContent[]): string {
  return toHtml(content, {
    preferUnquoted: true,
    characterReferences: {useNamedReferences: true},
  });
}
