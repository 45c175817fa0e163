import {VFileMessage} from 'vfile-message';
import type {Element, ElementContent, Root} from 'xast';
import {fromXml} from 'xast-util-from-xml';
import type {Mistake} from '../readPlans';
import {
  READABLE_VERSIONS,
  XLIFF_UNITS_LIMIT,
  Reading,
  STATES,
  XLIFF_NAMESPACE,
  attribute,
  findPrefix,
  lineOf,
  type Mark,
  type ParsedFile,
  type ParsedUnit,
  type ParsedXliff,
} from './reading';

type Pair = Extract<Mark, {type: 'pair'}>;

interface OpenPair extends Omit<Pair, 'children'> {
  readonly children: Mark[];
}

/**
 * Words and markup of a text. Collapses white space; pairs may be written as one element or as two.
 *
 * @param data meaning of codes, by the ids that they refer to.
 */
function readContent(
  text: Element,
  reading: Reading,
  data: ReadonlyMap<string, string>,
): readonly Mark[] {
  return trim(joinTexts(readMarks(text, reading, data)));
}

function readMarks(
  text: Element,
  reading: Reading,
  data: ReadonlyMap<string, string>,
): readonly Mark[] {
  const outermost: OpenPair = {type: 'pair', id: '', line: lineOf(text), children: []};
  const open: OpenPair[] = [outermost];
  for (const child of text.children) {
    readChild(child, open, reading, data);
  }
  for (const {id} of open.slice(1)) {
    reading.note(text, `Code ${id} is opened and never closed.`);
  }
  return outermost.children;
}

function readChild(
  child: ElementContent,
  open: OpenPair[],
  reading: Reading,
  data: ReadonlyMap<string, string>,
): void {
  const here = open.at(-1)?.children ?? [];
  if (child.type === 'text' || child.type === 'cdata') {
    here.push({type: 'text', value: child.value});
    return;
  }
  if (child.type !== 'element') {
    return;
  }
  const id = attribute(child, 'id');
  const line = lineOf(child);
  switch (reading.nameOf(child)) {
    case 'ph':
      here.push({type: 'code', id, data: data.get(attribute(child, 'dataRef')) ?? '', line});
      break;
    case 'pc':
      here.push({type: 'pair', id, line, children: readMarks(child, reading, data)});
      break;
    case 'sc':
      open.push({type: 'pair', id, line, children: []});
      break;
    case 'ec':
      close(child, open, reading);
      break;
    case 'mrk':
      // An annotation of the tool about these words.
      for (const inner of child.children) {
        readChild(inner, open, reading, data);
      }
      break;
    case 'em':
    case 'sm':
      break;
    case undefined:
    default:
      reading.note(
        child,
        `<${child.name}> is unknown in a text. Only the codes of the original may stand there.`,
      );
  }
}

function close(element: Element, open: OpenPair[], reading: Reading): void {
  const id = attribute(element, 'startRef');
  const last = open.length > 1 ? open.pop() : undefined;
  if (last === undefined || last.id !== id) {
    reading.note(
      element,
      `Code ${id} is closed where ${last === undefined ? 'none is open' : `code ${last.id} is open`}. Codes must lie inside each other.`,
    );
    return;
  }
  open.at(-1)?.children.push(last);
}

/** Merges words that nothing separates; collapses white space. */
function joinTexts(list: readonly Mark[]): readonly Mark[] {
  const joined: Mark[] = [];
  let words: string[] = [];
  const finish = (): void => {
    const value = words.join('').replaceAll(/[ \t\r\n]+/gu, ' ');
    words = [];
    if (value !== '') {
      joined.push({type: 'text', value});
    }
  };
  for (const mark of list) {
    if (mark.type === 'text') {
      words.push(mark.value);
    } else {
      finish();
      joined.push(mark.type === 'pair' ? {...mark, children: joinTexts(mark.children)} : mark);
    }
  }
  finish();
  return joined;
}

/** Spaces at the edges are not part of the words. */
function trim(list: readonly Mark[]): readonly Mark[] {
  return list.flatMap((mark, index): readonly Mark[] => {
    if (mark.type !== 'text') {
      return [mark];
    }
    const start = index === 0 ? mark.value.replace(/^ /u, '') : mark.value;
    const value = index === list.length - 1 ? start.replace(/ $/u, '') : start;
    return value === '' ? [] : [{type: 'text', value}];
  });
}

/** One text with its translation; undefined when it has no id or has been split. */
function readUnit(unit: Element, reading: Reading, id: string): ParsedUnit | undefined {
  if (id === '') {
    reading.note(unit, '<unit> has lost its attribute "id".');
    return undefined;
  }
  const parts = reading.childrenOf(unit, ['ignorable', 'notes', 'originalData', 'segment']);
  const named = (name: string): readonly Element[] =>
    parts.filter((part) => reading.nameOf(part) === name);
  const [segment, ...more] = named('segment');
  if (segment === undefined || more.length > 0 || named('ignorable').length > 0) {
    reading.note(
      unit,
      `Unit ${id} has ${segment === undefined ? 'no segment' : 'been cut into several segments'}. It needs exactly one, as in the file that was handed over.`,
    );
    return undefined;
  }
  const data = new Map(
    named('originalData')
      .flatMap((element) => reading.childrenOf(element, ['data']))
      .map((element) => [attribute(element, 'id'), textOf(element)]),
  );
  return readSegment(segment, reading, id, data);
}

function readSegment(
  segment: Element,
  reading: Reading,
  id: string,
  data: ReadonlyMap<string, string>,
): ParsedUnit | undefined {
  const texts = reading.childrenOf(segment, ['source', 'target']);
  const [source, ...otherSources] = texts.filter((text) => reading.nameOf(text) === 'source');
  const [target, ...otherTargets] = texts.filter((text) => reading.nameOf(text) === 'target');
  if (source === undefined || otherSources.length + otherTargets.length > 0) {
    reading.note(segment, `Unit ${id} needs one <source> and at most one <target>.`);
    return undefined;
  }
  const given = segment.attributes.state ?? 'initial';
  const state = STATES.find((name) => name === given);
  if (state === undefined) {
    reading.note(segment, `Unit ${id} has the state "${given}". Expected ${STATES.join(', ')}.`);
    return undefined;
  }
  return {
    id,
    line: lineOf(segment),
    state,
    source: readContent(source, reading, data),
    ...(target === undefined
      ? {}
      : {target: {line: lineOf(target), content: readContent(target, reading, data)}}),
  };
}

function textOf({children}: Element): string {
  return children
    .map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : ''))
    .join('');
}

type ReadResult =
  | {readonly xliff: ParsedXliff}
  | {readonly xliff: undefined; readonly mistakes: readonly Mistake[]};

/**
 * Parses an XLIFF file that a tool has returned.
 *
 * @returns its content, or all mistakes in its form.
 */
export function readXliff(text: string): ReadResult {
  // Counted before parsing, because the tree takes far more memory than the text.
  const units = text.match(/<(?:[\w.-]+:)?unit[\s/>]/gu)?.length ?? 0;
  if (units > XLIFF_UNITS_LIMIT) {
    const message = `has ${units} units; at most ${XLIFF_UNITS_LIMIT} are taken at a time. Hand the texts over in several files, with --file.`;
    return {xliff: undefined, mistakes: [{line: 1, message}]};
  }
  try {
    return readParts(text);
  } catch (error) {
    if (error instanceof RangeError) {
      const message = 'has elements inside each other far deeper than any text of the project.';
      return {xliff: undefined, mistakes: [{line: 1, message}]};
    }
    throw error;
  }
}

function readParts(text: string): ReadResult {
  const tree = parse(text);
  if ('message' in tree) {
    return {xliff: undefined, mistakes: [tree]};
  }
  const doctype = tree.children.find(({type}) => type === 'doctype');
  if (doctype !== undefined) {
    const message = 'A document type is not allowed: it could bring in other files. Take it out.';
    return {xliff: undefined, mistakes: [{line: doctype.position?.start.line ?? 1, message}]};
  }
  const root = tree.children.find((child) => child.type === 'element');
  const prefix = root === undefined ? undefined : findPrefix(root);
  if (root === undefined || prefix === undefined || root.name !== `${prefix}xliff`) {
    const message = `Expected <xliff xmlns="${XLIFF_NAMESPACE}">: this is no XLIFF 2 file. Have the tool write XLIFF 2.0.`;
    return {xliff: undefined, mistakes: [{line: root === undefined ? 1 : lineOf(root), message}]};
  }
  const reading = new Reading(prefix);
  const version = attribute(root, 'version');
  if (!READABLE_VERSIONS.includes(version)) {
    reading.note(
      root,
      `Version "${version}" is unknown. Expected ${READABLE_VERSIONS.join(' or ')}.`,
    );
  }
  const files = reading.childrenOf(root, ['file']).map((file) => readFile(file, reading));
  if (files.length === 0) {
    reading.note(root, 'There is no <file> in it.');
  }
  return reading.mistakes.length > 0
    ? {xliff: undefined, mistakes: reading.mistakes}
    : {
        xliff: {
          line: lineOf(root),
          sourceLocale: attribute(root, 'srcLang'),
          targetLocale: attribute(root, 'trgLang'),
          files,
        },
      };
}

function parse(text: string): Mistake | Root {
  try {
    return fromXml(text);
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      throw error;
    }
    if (error.cause instanceof RangeError) {
      throw error.cause;
    }
    const [reason] =
      error.cause instanceof Error ? error.cause.message.split('\n') : [error.reason];
    return {line: error.line ?? 1, message: `is no well-formed XML: ${reason}`};
  }
}

function readFile(file: Element, reading: Reading): ParsedFile {
  for (const name of ['id', 'original']) {
    if (attribute(file, name) === '') {
      reading.note(file, `<file> has lost its attribute "${name}".`);
    }
  }
  return {
    id: attribute(file, 'id'),
    original: attribute(file, 'original'),
    line: lineOf(file),
    units: readUnits(file, reading),
  };
}

/** Tools may put units into groups. */
function readUnits(parent: Element, reading: Reading): readonly ParsedUnit[] {
  return reading.childrenOf(parent, ['group', 'notes', 'skeleton', 'unit']).flatMap((child) => {
    switch (reading.nameOf(child)) {
      case 'group':
        return readUnits(child, reading);
      case 'unit':
        return readUnit(child, reading, attribute(child, 'id')) ?? [];
      case undefined:
      default:
        return [];
    }
  });
}
