import type {Extension} from '@codemirror/state';
import {nestsDeeperThan, readUnless} from '@selection-set/workbench/editor';
import {graphqlLanguageSupport} from 'cm6-graphql';

/** Longest text that is coloured, in characters; typing in a longer one would wait for the colours. */
const COLOURED_MAX_CHARS = 400_000;
/** Levels of braces; no text that a tool reads has so many. */
const NESTING_LIMIT = 500;

/**
 * What reads a text of a bench, as long as it is not too long, or too deep, for that.
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

/** The colours of GraphQL for an editor that opens with a text. */
export function graphqlText(text: string): Extension {
  return readSome(graphqlLanguageSupport(), text);
}
