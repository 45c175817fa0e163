import {Joi} from '@docusaurus/utils-validation';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import {type Problem, suggestSpelling} from '@selection-set/content-model';
import {ALLOWED, type SearchSettings, settingsSchema} from './settings';

export interface ParsedSettings {
  /** The usual ones where there are problems. */
  readonly settings: SearchSettings;
  readonly problems: readonly Problem[];
  /** First line that names an address, from 1. */
  readonly lineOf: (address: string) => number;
}

type ErrorItem = Joi.ValidationErrorItem;

/**
 * Reads the settings of the search.
 *
 * @param text YAML.
 * @param file for the problems.
 * @param locales languages of the portal.
 */
export function parseSettings(
  text: string,
  file: string,
  locales: readonly string[],
): ParsedSettings {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const schema = settingsSchema(locales);
  const usual = Joi.attempt({}, schema);
  const problemAt = (offset: number, message: string): Problem => ({
    file,
    line: lines.linePos(offset).line,
    rule: 'search-settings',
    message,
  });
  const lineOf = (address: string): number =>
    1 +
    Math.max(
      0,
      text.split('\n').findIndex((line) => line.includes(address)),
    );
  if (document.errors.length > 0) {
    const problems = document.errors.map(({pos, message}) => problemAt(pos[0], message));
    return {settings: usual, problems, lineOf};
  }
  const values: unknown = document.toJS() ?? {};
  const {value, error} = schema.validate(values, {abortEarly: false, convert: false});
  return error === undefined
    ? {settings: value, problems: [], lineOf}
    : {
        settings: usual,
        lineOf,
        problems: error.details.map((detail) =>
          problemAt(offsetOf(document.contents, detail.path), explain(detail, locales)),
        ),
      };
}

/** Where a value stands: at its key, or at its start in a list; the last known place for what is missing. */
function offsetOf(root: unknown, path: ErrorItem['path']): number {
  let node = root;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({key}) => isScalar(key) && key.value === step);
      offset = isScalar(pair?.key) ? (pair.key.range?.[0] ?? offset) : offset;
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = isMap(node) || isSeq(node) || isScalar(node) ? (node.range?.[0] ?? offset) : offset;
    }
  }
  return offset;
}

function explain({type, path, context, message}: ErrorItem, locales: readonly string[]): string {
  const [top, second] = path.map(String);
  const key = Object.keys(ALLOWED).find((name): name is keyof typeof ALLOWED => name === top);
  if (key === undefined) {
    return top === undefined
      ? `These are no settings. Write one key on each line: ${Object.keys(ALLOWED).join(', ')}.`
      : `unknown key "${top}".${suggestSpelling(top, Object.keys(ALLOWED))} Known: ${Object.keys(ALLOWED).join(', ')}.`;
  }
  const allowed = `Allowed: ${ALLOWED[key]}.`;
  const name = path.join('.');
  if (type === 'object.unknown') {
    const last = String(path.at(-1));
    const isLanguage = path.length === 2 && key !== 'weights' && key !== 'kinds';
    const near = isLanguage ? suggestSpelling(second ?? '', locales) : '';
    const languages = isLanguage ? ` Languages: ${locales.join(', ')}.` : '';
    return `unknown key "${last}" in "${path.slice(0, -1).join('.')}".${near}${languages} ${allowed}`;
  }
  if (type === 'any.required') {
    return `"${name}" is missing. ${allowed}`;
  }
  if (type === 'array.min' || type === 'array.unique') {
    const what = type === 'array.min' ? 'has too few entries' : 'is there twice';
    return `"${name}" ${what}. ${allowed}`;
  }
  const value: unknown = context?.value;
  return value === undefined
    ? `${message}. ${allowed}`
    : `"${name}" is ${JSON.stringify(value)}. ${allowed}`;
}
