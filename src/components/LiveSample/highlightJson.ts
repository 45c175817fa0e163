import {jsonLanguage} from '@codemirror/lang-json';
import {highlightCode, tagHighlighter, tags} from '@lezer/highlight';

/** Some of the text; the class is one of `src/css/code.css`. */
export interface JsonPiece {
  readonly text: string;
  readonly className: string;
}

const highlighter = tagHighlighter([
  {tag: tags.propertyName, class: 'f'},
  {tag: tags.string, class: 's'},
  {tag: [tags.number, tags.bool, tags.null], class: 'n'},
]);

/** JSON in pieces of one colour, by the classes of the site's code blocks. */
export function highlightJson(text: string): readonly JsonPiece[] {
  const pieces: JsonPiece[] = [];
  highlightCode(
    text,
    jsonLanguage.parser.parse(text),
    highlighter,
    (piece, className) => pieces.push({text: piece, className}),
    () => pieces.push({text: '\n', className: ''}),
  );
  return pieces;
}
