import {findFence, frontMatterEnd, isFenceEnd, type Fence} from './adaptMarkdown';

export interface TextMistake {
  readonly line: number;
  readonly message: string;
}

interface Opened<Kind> {
  readonly block: Kind;
  readonly line: number;
}

interface CallOut {
  readonly colons: string;
  readonly name: string;
}

const CALL_OUT = /^[ \t>]*(?<colons>:{3,})(?<name>[A-Za-z][\w-]*)/u;
const SPACED_CALL_OUT = /^[ \t>]*(?<colons>:{3,})[ \t]+(?<name>[A-Za-z][\w-]*)/u;
const CALL_OUT_END = /^[ \t>]*(?<colons>:{3,})[ \t\r]*$/u;
const UNWRAPPED = 'mdx-code-block';

/**
 * Blocks of code and call-outs that are opened and not closed, or closed and not opened: what follows them is not what its author means,
 * and what a parser says about it names another place.
 */
export function findOpenBlocks(text: string): readonly TextMistake[] {
  const mistakes: TextMistake[] = [];
  const callOuts: Opened<CallOut>[] = [];
  const wrappers: Fence[] = [];
  let fence: Opened<Fence> | undefined;
  const firstLine = text.slice(0, frontMatterEnd(text)).split('\n').length;
  for (const [index, source] of text.slice(frontMatterEnd(text)).split('\n').entries()) {
    const line = firstLine + index;
    const opened = findFence(source);
    if (fence !== undefined) {
      if (isFenceEnd(source, fence.block)) {
        fence = undefined;
      } else if (isSecondStart(opened, fence.block)) {
        mistakes.push({line: fence.line, message: describeSecondStart(fence.block, line)});
        fence = {block: fence.block, line};
      }
      continue;
    }
    const wrapper = wrappers.at(-1);
    if (wrapper !== undefined && isFenceEnd(source, wrapper)) {
      wrappers.pop();
    } else if (opened?.info === UNWRAPPED) {
      wrappers.push(opened);
    } else if (opened === undefined) {
      mistakes.push(...readCallOut(source, line, callOuts));
    } else {
      fence = {block: opened, line};
    }
  }
  return [
    ...mistakes,
    ...(fence === undefined ? [] : [{line: fence.line, message: describeOpenFence(fence.block)}]),
    ...callOuts.map(({block, line}) => ({
      line,
      message: `The call-out "${block.colons}${block.name}" is never closed. Write "${block.colons}" on a line of its own after its last one.`,
    })),
  ];
}

/** A block of code that shows others has more marks than they. */
function isSecondStart(opened: Fence | undefined, around: Fence): opened is Fence {
  return (
    opened?.mark === around.mark && opened.length === around.length && /^[\w-]+/u.test(opened.info)
  );
}

function describeSecondStart({mark, length}: Fence, line: number): string {
  const marks = mark.repeat(length);
  return `This block of code is not closed before line ${line} opens another one. Write "${marks}" below its last line; a block that shows others has more marks than they: "${marks}${mark}".`;
}

function describeOpenFence({mark, length}: Fence): string {
  return `This block of code is never closed. Write "${mark.repeat(length)}" on a line of its own below its last line.`;
}

/** A line of colons closes the outermost call-out that has no more of them, with all that is inside. */
function readCallOut(
  source: string,
  line: number,
  open: Opened<CallOut>[],
): readonly TextMistake[] {
  const {colons: end} = CALL_OUT_END.exec(source)?.groups ?? {};
  if (end !== undefined) {
    const index = open.findIndex(({block}) => block.colons.length <= end.length);
    if (index === -1) {
      const message = `"${end}" closes nothing here. Remove it, or open a call-out before it, such as "${end}note".`;
      return [{line, message}];
    }
    open.splice(index);
    return [];
  }
  const spaced = SPACED_CALL_OUT.exec(source)?.groups;
  const {colons, name} = CALL_OUT.exec(source)?.groups ?? spaced ?? {};
  if (colons === undefined || name === undefined) {
    return [];
  }
  const around = open.find(({block}) => block.colons.length <= colons.length);
  open.push({block: {colons, name}, line});
  return [
    ...(spaced === undefined
      ? []
      : [{line, message: `A call-out has no space before its name. Write "${colons}${name}".`}]),
    ...(around === undefined
      ? []
      : [
          {
            line,
            message: `"${colons}${name}" opens before "${around.block.colons}${around.block.name}" of line ${around.line} is closed. Close that one with "${around.block.colons}" first; if this one belongs inside it, give that one more colons: "${colons}:${around.block.name}".`,
          },
        ]),
  ];
}
