import {type Coded, type CodedMarkup, joinCoded} from './inline/coded';
import {COPY_MARK} from './messages/planMessages';
import type {Mistake} from './mistake';
import type {Mark} from './xliff/parsed';

/** Markup that may stand in a text. */
export type CodeTable = readonly {readonly markup: CodedMarkup}[];

type Resolved =
  | {readonly coded: readonly Coded[]}
  | {readonly coded: undefined; readonly mistakes: readonly Mistake[]};

/**
 * Puts the project's own markup in the place of ids, so that nothing of it comes from outside.
 *
 * @param isMessage whether a code may also be found by the placeholder that it says it stands for: tools give copies ids of their own.
 */
export function resolveMarks(
  marks: readonly Mark[],
  table: CodeTable,
  isMessage: boolean,
): Resolved {
  const mistakes: Mistake[] = [];
  const resolve = (list: readonly Mark[]): readonly Coded[] =>
    list.flatMap((mark): readonly Coded[] => {
      if (mark.type === 'text') {
        return [mark];
      }
      const found =
        find(table, mark.id) ??
        (isMessage && mark.type === 'code' ? findCopy(table, mark) : undefined);
      if (found === undefined) {
        mistakes.push({
          line: mark.line,
          message: `has the code "${mark.id}", which the original does not have. Take it out.`,
        });
        return [];
      }
      if (found.type !== mark.type) {
        mistakes.push({
          line: mark.line,
          message: `has the code "${mark.id}" as ${SHAPES[mark.type]}; it is ${SHAPES[found.type]}.`,
        });
        return [];
      }
      return found.type === 'pair' && mark.type === 'pair'
        ? [{...found, children: resolve(mark.children)}]
        : [found];
    });
  const coded = joinCoded(resolve(marks));
  return mistakes.length > 0 ? {coded: undefined, mistakes} : {coded};
}

const SHAPES = {code: 'a single code (<ph>)', pair: 'a pair around words (<pc>)'} as const;

function find(table: CodeTable, id: string): CodedMarkup | undefined {
  return table.find(({markup}) => markup.id === id)?.markup;
}

function findCopy(
  table: CodeTable,
  {id, data}: Extract<Mark, {type: 'code'}>,
): CodedMarkup | undefined {
  const [base = id] = id.split(COPY_MARK);
  return (
    find(table, base) ??
    table.find(({markup}) => markup.type === 'code' && markup.inline.data === data)?.markup
  );
}
