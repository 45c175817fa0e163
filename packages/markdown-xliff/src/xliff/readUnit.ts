import type {Element} from 'xast';
import {STATES} from './format';
import type {ParsedUnit} from './parsed';
import {readContent} from './readContent';
import {attribute, lineOf, type Reading} from './reading';

/** One text with its translation; undefined when it has no id or is not one piece any more. */
export function readUnit(unit: Element, reading: Reading, id: string): ParsedUnit | undefined {
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
