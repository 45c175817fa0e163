import Translate from '@docusaurus/Translate';
import {useCallback, useState, type ClipboardEvent, type ReactNode} from 'react';
import Button from '@site/src/components/Button';
import {useOnDemand} from '@site/src/hooks/useOnDemand';
import {PASTED_LOG_MIN_CHARS} from '@site/src/lib/constants';
import styles from './styles.module.css';

const loadAnswer = () => import('@site/src/components/ErrorDesk/ErrorAnswer');

/** Whether a text is a log rather than a query. */
function isLog(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 || text.trim().length > PASTED_LOG_MIN_CHARS;
}

export interface Props {
  /** The search field with everything around it; pasting into it is observed. */
  readonly field: ReactNode;
  /** Content below the field unless it contains a log. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly onFollow?: (address: string) => void;
}

/** Shows the errors of a log pasted into a search field, until the reader types or goes back. */
export default function PastedLog({field, children, className, onFollow}: Props): ReactNode {
  const [log, setLog] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const onFailed = useCallback(() => setFailed(true), []);
  const answer = useOnDemand(log !== undefined && !isFailed, loadAnswer, onFailed);
  const clear = (): void => {
    setLog(undefined);
    setFailed(false);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (isLog(text)) {
      event.preventDefault();
      setFailed(false);
      setLog(text);
    }
  };
  return (
    <div className={className} onPasteCapture={onPaste} onInputCapture={clear}>
      {field}
      {log === undefined ? (
        children
      ) : (
        <div className={styles.pasted}>
          <p className={styles.back}>
            <Button onClick={clear}>
              <Translate
                id="errors.back"
                description="Button that leads from the errors of a pasted log back to the search">
                Back to the search
              </Translate>
            </Button>
          </p>
          {answer !== undefined && <answer.default log={log} onFollow={onFollow} />}
          {isFailed && (
            <p role="alert">
              <Translate
                id="errors.failed"
                description="Shown when the part that explains pasted logs could not be loaded">
                The explanations could not be loaded. Check the connection, and paste again.
              </Translate>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
