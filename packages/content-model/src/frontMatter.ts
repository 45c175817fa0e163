import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';

/** The block between the first two lines of three hyphens. */
export interface FrontMatter {
  /** Fields as YAML gives them; empty where there is no block. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Line of a field in the file, from 1; the first line for a field that is not there. */
  readonly lineOf: (field: string) => number;
}

export interface FrontMatterMistake {
  readonly line: number;
  readonly message: string;
}

/** The delimiter's line stands before the first line of YAML. */
const LINES_BEFORE = 1;

/**
 * Reads the YAML of a front matter.
 *
 * @param yaml text between the delimiters.
 * @returns the fields, and what YAML itself does not accept, with lines of the file.
 */
export function readFrontMatter(yaml: string): {
  readonly frontMatter: FrontMatter;
  readonly mistakes: readonly FrontMatterMistake[];
} {
  const lines = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: lines, prettyErrors: false});
  const mistakes = document.errors.map(({pos, message}) => ({
    line: lines.linePos(pos[0]).line + LINES_BEFORE,
    message,
  }));
  const {contents} = document;
  if (mistakes.length > 0 || !isMap(contents)) {
    const isEmpty = contents === null || mistakes.length > 0;
    return {
      frontMatter: NO_FRONT_MATTER,
      mistakes: isEmpty
        ? mistakes
        : [{line: LINES_BEFORE + 1, message: 'Front matter is a list of "field: value" lines.'}],
    };
  }
  const places = new Map(
    contents.items.flatMap(({key}) =>
      isScalar(key) && key.range != null
        ? [[String(key.value), lines.linePos(key.range[0]).line + LINES_BEFORE] as const]
        : [],
    ),
  );
  const values: unknown = document.toJS();
  return {
    frontMatter: {
      values: Object.fromEntries(Object.entries(values ?? {})),
      lineOf: (field) => places.get(field) ?? 1,
    },
    mistakes: [],
  };
}

/** Of a file that has none. */
export const NO_FRONT_MATTER: FrontMatter = {values: {}, lineOf: () => 1};
