import type {Extension} from '@codemirror/state';
import {hoverTooltip, type EditorView} from '@codemirror/view';
import {nestsDeeperThan, readUnless} from '@selection-set/workbench/editor';
import {
  completion,
  getSchema,
  graphqlLanguageSupport,
  jump,
  lint,
  offsetToPos,
  stateExtensions,
  updateSchema,
} from 'cm6-graphql';
import {buildSchema} from 'graphql';
import {getHoverInformation} from 'graphql-language-service';

/** Shows the type of the element under the mouse, with its description. */
const hoverType = hoverTooltip(({state}, pos) => {
  const schema = getSchema(state);
  const text =
    schema === undefined
      ? ''
      : getHoverInformation(schema, state.doc.toString(), offsetToPos(state.doc, pos));
  if (typeof text !== 'string' || text === '') {
    return null;
  }
  return {
    pos,
    above: true,
    create() {
      const dom = document.createElement('div');
      dom.className = 'cm-hover';
      dom.textContent = text;
      return {dom};
    },
  };
});

/** Most levels of braces in an operation. Parsers recurse once per level, and no operation that a server accepts has as many. */
const NESTING_LIMIT = 500;

/** Language support for operations: colours, completion, mistakes and types. A text that is nested too deeply remains plain. */
export function readOperations(): Extension {
  return [
    stateExtensions(),
    readUnless([graphqlLanguageSupport(), completion, lint, jump, hoverType], (text) =>
      nestsDeeperThan(text, NESTING_LIMIT),
    ),
  ];
}

/**
 * Completes and validates with a schema from now on.
 *
 * @param definitions the schema in its own language, as `openLive` gives them.
 */
export function completeWith(view: EditorView, definitions: string): void {
  updateSchema(view, buildSchema(definitions));
}
