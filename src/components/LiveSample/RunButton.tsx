import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import type {LiveState} from './state';

export interface Props {
  readonly server: LiveState['server'];
  readonly onRun: () => void;
  readonly onStop: () => void;
}

/** Runs the operation, or stops the one that runs. */
export default function RunButton({server, onRun, onStop}: Props): ReactNode {
  const isRunning = server === 'running';
  const isWaiting = server === 'starting' || server === 'unreachable';
  return (
    <Button
      icon={isRunning ? 'stop' : 'play'}
      emphasis="primary"
      aria-disabled={isWaiting}
      onClick={isWaiting ? undefined : isRunning ? onStop : onRun}>
      {isRunning ? (
        <Translate id="live.stop" description="Button: stop the operation that runs">
          Stop
        </Translate>
      ) : (
        <Translate id="live.run" description="Button: run the operation in the editor">
          Run
        </Translate>
      )}
    </Button>
  );
}
