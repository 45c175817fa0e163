import type {Extension} from '@codemirror/state';
import {nestsDeeperThan, readUnless} from '@selection-set/workbench/editor';
import {graphqlLanguageSupport} from 'cm6-graphql';

/** Longest text to highlight, in characters; typing in a longer one would lag. */
const COLOURED_MAX_CHARS = 400_000;
/** Most levels of braces; no text that a tool accepts has as many. */
const NESTING_LIMIT = 500;

/**
 * Language support for a text of a bench, unless it is too long or nested too deeply.
 *
 * @param text that the editor opens with.
 */
export function readSome(reader: Extension, text: string): Extension {
  return readUnless(
    reader,
    (current) => current.length > COLOURED_MAX_CHARS || nestsDeeperThan(current, NESTING_LIMIT),
    text,
  );
}

/** Highlighting of GraphQL for an editor that opens with a text. */
export function graphqlText(text: string): Extension {
  return readSome(graphqlLanguageSupport(), text);
}
