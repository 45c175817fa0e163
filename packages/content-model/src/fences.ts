/** The first line of a block of code. */
export interface Fence {
  readonly mark: '`' | '~';
  readonly length: number;
  /** What stands behind the marks. */
  readonly info: string;
}

const START = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?<marks>`{3,}|~{3,})(?<info>[^\n]*)$/u;
const END = /^[ \t>]*(?<marks>`{3,}|~{3,})[ \t\r]*$/u;

/** The fence that a line opens; undefined where it opens none. */
export function findFence(line: string): Fence | undefined {
  const {marks, info = ''} = START.exec(line)?.groups ?? {};
  const mark = marks?.startsWith('~') === true ? '~' : '`';
  return marks === undefined || (mark === '`' && info.includes('`'))
    ? undefined
    : {mark, length: marks.length, info: info.trim()};
}

/** Whether a line closes the fence. */
export function isFenceEnd(line: string, {mark, length}: Fence): boolean {
  const marks = END.exec(line)?.groups?.marks ?? '';
  return marks.startsWith(mark) && marks.length >= length;
}
