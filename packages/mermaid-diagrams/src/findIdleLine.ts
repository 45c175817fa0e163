import type {Drawing} from './drawDiagram';

/** What may stand in a diagram without a trace: blanks, comments, ends of blocks, and names that are declared before they are used. */
const MAY_BE_IDLE =
  /^\s*(?:$|%%|end\b|\}|(?:participant|actor|class|state)\s+[\w"]|direction\s+(?:TB|TD|LR|RL|BT)\s*$|[\w-]+\s*$)/u;

/**
 * Finds a line that the library passes over in silence: the drawing is the same without it.
 *
 * @param draw gives the drawing of a text; may throw where a line is missing.
 * @returns the line's number in the text, from 1; undefined where every line does something.
 */
export function findIdleLine(
  source: string,
  draw: (source: string) => Drawing,
): number | undefined {
  const lines = source.split('\n');
  const whole = draw(source).svg;
  const index = lines.findIndex(
    (line, at) => at > 0 && !MAY_BE_IDLE.test(line) && drawWithout(at) === whole,
  );
  return index === -1 ? undefined : index + 1;

  function drawWithout(at: number): string | undefined {
    try {
      return draw(lines.toSpliced(at, 1).join('\n')).svg;
    } catch {
      return undefined;
    }
  }
}
