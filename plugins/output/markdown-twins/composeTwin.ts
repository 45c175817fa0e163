import type {BlockContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {blockquote, heading, link, paragraph, text} from '@selection-set/content-model';
import {stringify} from './stringify';

export interface Page {
  readonly title: string;
  /** Empty where the page has none. */
  readonly description: string;
  /** Full address of the page that people read. */
  readonly address: string;
  /** One line about the text as a whole, such as that it is behind its original. */
  readonly note?: BlockContent;
  /** What stands below the title. */
  readonly body: readonly RootContent[];
}

/** A whole twin: title, description as a quote, address of the page, note, text. */
export function composeTwin({title, description, address, note, body}: Page): string {
  return stringify([
    heading(1, text(title)),
    ...(description === '' ? [] : [blockquote(paragraph(text(description)))]),
    paragraph(link(address, text(address))),
    ...(note === undefined ? [] : [note]),
    ...dropRepeated(dropRepeated(body, title), description),
  ]);
}

/** A page may open with its title and its description; each is written once. */
function dropRepeated(body: readonly RootContent[], words: string): readonly RootContent[] {
  const [first] = body;
  return first !== undefined && toString(first).trim() === words.trim() ? body.slice(1) : body;
}
