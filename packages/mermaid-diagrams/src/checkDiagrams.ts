import type {ContentFile, Problem} from '@selection-set/content-model';
import {type DiagramFence, listDiagrams} from './listDiagrams';
import {drawDiagram} from './drawDiagram';
import {findIdleLine} from './findIdleLine';
import {findOwnColours} from './findOwnColours';

const RULE = 'diagram';

/** Finds diagrams without a text alternative, with lines that nothing is drawn from, and with colours of their own. */
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
    return [{line: line + 1, message: error instanceof Error ? error.message : String(error)}];
  }
  const idle = findIdleLine(source, drawDiagram);
  return idle === undefined
    ? []
    : [
        {
          line: line + idle,
          message:
            'Nothing is drawn from this line. Mend its syntax, or take it out; the kinds and what they know are in docs/writing/diagrams.mdx.',
        },
      ];
}
