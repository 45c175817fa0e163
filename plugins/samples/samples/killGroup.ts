import process from 'node:process';

/** Ends a process that leads a group, and everything that it has started. */
export function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) {
      process.kill(-pid, 'SIGKILL');
    }
  } catch {
    // Nothing of it is left.
  }
}
