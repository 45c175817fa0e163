import type {Excerpt} from '@selection-set/search/engine';
import {HIGHLIGHT, type SearchHit} from './types';

/** The snippet of a record as text and places of matches; never HTML (SRM-6). */
export function readExcerpt({snippet, content}: Pick<SearchHit, 'content' | 'snippet'>): Excerpt {
  const marks: (readonly [number, number])[] = [];
  let text = '';
  for (const [index, piece] of (snippet ?? content).split(HIGHLIGHT.pre).entries()) {
    const [marked, ...rest] = piece.split(HIGHLIGHT.post);
    if (index > 0 && rest.length > 0) {
      marks.push([text.length, text.length + (marked ?? '').length]);
    }
    text += [marked, ...rest].join('');
  }
  return {text, marks};
}
