import type {Element, ElementContent} from 'xast';
import {toXml} from 'xast-util-to-xml';
import {x} from 'xastscript';
import type {Unit, UnitFile} from '../unit';
import {BEHIND, toFileId, XLIFF_NAMESPACE, XLIFF_VERSION} from './format';
import {writeContent} from './writeContent';

export interface XliffInput {
  readonly sourceLocale: string;
  readonly targetLocale: string;
  readonly files: readonly SelectedFile[];
}

export interface SelectedFile extends UnitFile {
  /** Whether a unit is to be translated; the others are there to be read. */
  readonly isSelected: (unit: Unit) => boolean;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const INDENT = '  ';

/** Texts in XLIFF 2.0, one `file` element for each file of the project, one `unit` for each text. */
export function writeXliff({sourceLocale, targetLocale, files}: XliffInput): string {
  const root = container(
    'xliff',
    {
      xmlns: XLIFF_NAMESPACE,
      version: XLIFF_VERSION,
      srcLang: sourceLocale,
      trgLang: targetLocale,
    },
    files.map(toFile),
    0,
  );
  return `${DECLARATION}\n${toXml(root, {closeEmptyElements: true, tightClose: true})}\n`;
}

function toFile({
  original,
  sourceHash,
  targetHash,
  notes,
  units,
  isSelected,
}: SelectedFile): Element {
  return container(
    'file',
    // Tools that cut a text into sentences would hand back more segments than they got.
    {
      id: toFileId(sourceHash, targetHash),
      original,
      canResegment: 'no',
      'xml:space': 'preserve',
    },
    [...toNotes(notes, 2), ...units.map((unit) => toUnit(unit, isSelected(unit)))],
    1,
  );
}

function toUnit(unit: Unit, isSelected: boolean): Element {
  const {id, name, notes, line, source, target, pluralForms} = unit;
  const data = new Map<string, string>();
  const isCopied = pluralForms !== undefined;
  const texts = [
    x('source', writeContent(source, data, isCopied)),
    ...(target === undefined ? [] : [x('target', writeContent(target, data, isCopied))]),
  ];
  const place = line === undefined ? [] : [`Line ${line}`];
  return container(
    'unit',
    {id, name, ...(isSelected ? {} : {translate: 'no'})},
    [
      ...toNotes([...notes, ...place], 3),
      ...(data.size === 0
        ? []
        : [
            container(
              'originalData',
              {},
              [...data].map(([text, dataId]) => x('data', {id: dataId}, text)),
              3,
            ),
          ]),
      container('segment', toState(unit), texts, 3),
    ],
    2,
  );
}

function toState({state}: Unit): Record<string, string> {
  switch (state) {
    case 'untranslated':
      return {state: 'initial'};
    case 'behind':
      return {state: 'initial', subState: BEHIND};
    case 'current':
      return {state: 'final'};
    default:
      return state satisfies never;
  }
}

function toNotes(notes: readonly string[], depth: number): readonly Element[] {
  return notes.length === 0
    ? []
    : [
        container(
          'notes',
          {},
          notes.map((note) => x('note', note)),
          depth,
        ),
      ];
}

/** An element with its children on lines of their own. */
function container(
  name: string,
  attributes: Record<string, string>,
  children: readonly Element[],
  depth: number,
): Element {
  const outer = `\n${INDENT.repeat(depth)}`;
  const content = children.flatMap((child): ElementContent[] => [
    {type: 'text', value: outer + INDENT},
    child,
  ]);
  return {
    type: 'element',
    name,
    attributes,
    children: [...content, {type: 'text', value: outer}],
  };
}
