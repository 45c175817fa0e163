/** A line of a shown part that stands for any lines of the file. */
const SKIPPED = /^(?:\/\/|#|\/\*|\{\/\*)?\s*(?:…|\.\.\.)\s*(?:\*\/\}?)?$/u;

/**
 * Finds whole lines in a text, whatever they are indented by. A line that is only `…`, also as a comment, stands for any lines.
 *
 * @returns numbers of the first line and of that behind the last one, from 0; undefined where the lines are not there in this order.
 */
export function findPart(
  text: string,
  part: string,
): {readonly start: number; readonly end: number} | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const runs = splitRuns(part);
  let start: number | undefined;
  let end = 0;
  for (const run of runs) {
    const first = lines.findIndex(
      (_, index) => index >= end && run.every((line, offset) => lines[index + offset] === line),
    );
    if (first === -1) {
      return undefined;
    }
    start ??= first;
    end = first + run.length;
  }
  return start === undefined ? undefined : {start, end};
}

function splitRuns(part: string): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const line of part.split('\n').map((each) => each.trim())) {
    if (SKIPPED.test(line)) {
      runs.push([]);
    } else {
      runs.at(-1)?.push(line);
    }
  }
  return runs.filter((run) => run.length > 0);
}
