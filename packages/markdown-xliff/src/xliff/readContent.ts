import type {Element, ElementContent} from 'xast';
import type {Mark} from './parsed';
import {attribute, lineOf, type Reading} from './reading';

type Pair = Extract<Mark, {type: 'pair'}>;

interface OpenPair extends Omit<Pair, 'children'> {
  readonly children: Mark[];
}

/**
 * Words and markup of a text. White space counts once; pairs may be written as one element or as two.
 *
 * @param data what codes stand for, by the ids that they refer to.
 */
export function readContent(
  text: Element,
  reading: Reading,
  data: ReadonlyMap<string, string>,
): readonly Mark[] {
  return trim(readMarks(text, reading, data));
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
    addText(here, child.value);
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
      // A remark of the tool about these words.
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

function addText(list: Mark[], raw: string): void {
  const value = raw.replaceAll(/[ \t\r\n]+/gu, ' ');
  const last = list.at(-1);
  if (last?.type === 'text') {
    list[list.length - 1] = {type: 'text', value: (last.value + value).replaceAll(/ {2,}/gu, ' ')};
  } else if (value !== '') {
    list.push({type: 'text', value});
  }
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
