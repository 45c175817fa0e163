import process from 'node:process';
import {killGroup} from './killGroup';

/** The processes of one run, so that none outlives it. */
export interface ChildGuard {
  readonly add: (pid: number | undefined) => void;
  readonly remove: (pid: number | undefined) => void;
  /** Ends what still runs, and stops listening for the end of this process. */
  readonly close: () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const SIGNAL_EXIT_CODE = 130;

/** Ends all processes with the run itself, also when that is interrupted: each leads a group of its own, which no signal reaches by itself. */
export function guardChildren(): ChildGuard {
  const pids = new Set<number>();
  const killAll = (): void => {
    pids.forEach(killGroup);
    pids.clear();
  };
  const interrupt = (): void => {
    killAll();
    process.exit(SIGNAL_EXIT_CODE);
  };
  SIGNALS.forEach((signal) => process.on(signal, interrupt));
  process.on('exit', killAll);
  return {
    add: (pid) => {
      if (pid !== undefined) {
        pids.add(pid);
      }
    },
    remove: (pid) => {
      if (pid !== undefined) {
        pids.delete(pid);
      }
    },
    close: () => {
      killAll();
      SIGNALS.forEach((signal) => process.off(signal, interrupt));
      process.off('exit', killAll);
    },
  };
}
