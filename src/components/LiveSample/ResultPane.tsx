import {jsonLanguage} from '@codemirror/lang-json';
import Translate, {translate} from '@docusaurus/Translate';
import {highlightCode, tagHighlighter, tags} from '@lezer/highlight';
import type {ReactNode} from 'react';
import Button from '@site/src/components/Button';
import {liveStatusLabels} from '@site/src/labels/live';
import {formatResponse} from '@site/src/lib/live/json';
import {statusOf, type LiveState} from './openLiveServer';
import styles from './styles.module.css';

/** A piece of the text; the class is one of `src/css/code.css`. */
interface JsonPiece {
  readonly text: string;
  readonly className: string;
}

const highlighter = tagHighlighter([
  {tag: tags.propertyName, class: 'f'},
  {tag: tags.string, class: 's'},
  {tag: [tags.number, tags.bool, tags.null], class: 'n'},
]);

/** JSON in pieces of one colour, with the classes of the site's code blocks. */
function highlightJson(text: string): readonly JsonPiece[] {
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

export interface Props {
  readonly state: LiveState;
  /** Restarts the worker. */
  readonly onRetry: () => void;
}

/** The result of the operation: a sentence that screen readers announce, and the response in the site's colours. */
export default function ResultPane({state, onRetry}: Props): ReactNode {
  const {outcome} = state;
  const status = statusOf(state);
  const text = outcome.kind === 'answered' ? outcome.texts.map(formatResponse).join('\n') : '';
  return (
    <div className={styles.result} data-state={status}>
      <p className={styles.status} role="status">
        {liveStatusLabels[status]}
      </p>
      {status === 'unreachable' && (
        <Button onClick={onRetry}>
          <Translate id="live.retry" description="Button: load the schema of a sample once more">
            Try again
          </Translate>
        </Button>
      )}
      {text !== '' && (
        <pre
          className={styles.response}
          dir="ltr"
          role="group"
          tabIndex={0}
          aria-label={translate({
            id: 'live.result',
            message: 'Result',
            description: 'Name of the result of an operation, for screen readers',
          })}>
          <code>
            {highlightJson(text).map((piece, index) => (
              <span key={index} className={piece.className}>
                {piece.text}
              </span>
            ))}
          </code>
        </pre>
      )}
    </div>
  );
}
