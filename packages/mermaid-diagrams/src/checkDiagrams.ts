import {isDeepStrictEqual} from 'node:util';
import type {ContentFile, Problem} from '@selection-set/content-model';
import {messageOf} from '@selection-set/plugin-kit/unknown';
import {drawDiagram, readDiagram} from './rewriteDrawing';
import {listDiagrams, type DiagramFence} from './remarkDiagrams';

/** Lines that may have no effect in a diagram: blanks, comments, ends of blocks, and names declared before they are used. */
const MAY_BE_IDLE =
  /^\s*(?:$|%%|end\b|\}|(?:participant|actor|class|state)\s+[\w"]|direction\s+(?:TB|TD|LR|RL|BT)\s*$|[\w-]+\s*$)/u;

/**
 * Finds a line that the library silently ignores: the result is the same without it.
 *
 * @param read returns the parsed form of a text; may throw when a line is missing.
 * @returns the line's number in the text, from 1; undefined when every line has an effect.
 */
function findIdleLine(source: string, read: (source: string) => unknown): number | undefined {
  const lines = source.split('\n');
  const whole = read(source);
  const index = lines.findIndex(
    (line, at) => at > 0 && !MAY_BE_IDLE.test(line) && isDeepStrictEqual(readWithout(at), whole),
  );
  return index === -1 ? undefined : index + 1;

  function readWithout(at: number): unknown {
    try {
      return read(lines.toSpliced(at, 1).join('\n'));
    } catch {
      return undefined;
    }
  }
}

const OWN_COLOURS = /^\s*(?:style|classDef|linkStyle)\s|:::|%%\{/u;

/** Number of the first line that styles parts of a diagram, from 1; undefined if there is none. */
function findOwnColours(source: string): number | undefined {
  const index = source.split('\n').findIndex((line) => OWN_COLOURS.test(line));
  return index === -1 ? undefined : index + 1;
}

const RULE = 'diagram';

/** Finds diagrams without a text alternative, with lines that draw nothing, and with colours of their own. */
export function checkDiagrams({file, tree}: ContentFile): readonly Problem[] {
  return listDiagrams(tree).flatMap((fence) =>
    findMistakes(fence).map((mistake) => ({file, rule: RULE, ...mistake})),
  );
}

function findMistakes(fence: DiagramFence): readonly Pick<Problem, 'line' | 'message'>[] {
  const withoutAlt = {
    line: fence.line,
    message:
      'The diagram says nothing to readers who do not see it. Add what it shows to the fence: ```mermaid alt="A client asks the server".',
  };
  return [...(fence.alt === undefined ? [withoutAlt] : []), ...findTextMistakes(fence)];
}

function findTextMistakes({
  source,
  line,
}: DiagramFence): readonly Pick<Problem, 'line' | 'message'>[] {
  const coloured = findOwnColours(source);
  if (coloured !== undefined) {
    return [
      {
        line: line + coloured,
        message:
          'Diagrams take their colours from the portal, so that both themes can be read. Take this line out; use shapes and labels to tell parts apart.',
      },
    ];
  }
  try {
    drawDiagram(source);
  } catch (error) {
    return [{line: line + 1, message: messageOf(error)}];
  }
  const idle = findIdleLine(source, readDiagram);
  return idle === undefined
    ? []
    : [
        {
          line: line + idle,
          message:
            'Nothing is drawn from this line. Fix its syntax or remove it; docs/writing/diagrams.mdx lists the kinds of diagram and what they support.',
        },
      ];
}
