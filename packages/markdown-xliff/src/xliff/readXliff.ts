import type {Element, Root} from 'xast';
import {fromXml} from 'xast-util-from-xml';
import {VFileMessage} from 'vfile-message';
import type {Mistake} from '../mistake';
import {READABLE_VERSIONS, XLIFF_NAMESPACE} from './format';
import type {ParsedFile, ParsedUnit, ParsedXliff} from './parsed';
import {attribute, findPrefix, lineOf, Reading} from './reading';
import {readUnit} from './readUnit';

/**
 * Reads an XLIFF file as a tool hands it back.
 *
 * @returns everything in it, or all that is wrong with its form.
 */
export function readXliff(
  text: string,
):
  | {readonly xliff: ParsedXliff}
  | {readonly xliff: undefined; readonly mistakes: readonly Mistake[]} {
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
