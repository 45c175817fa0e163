import vm from 'node:vm';

const TIMEOUT_CODE = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs synchronous code and stops it in mid-work when its time is over: a timer could not, because it would wait for the code
 * to end. V8 ends everything below a `vm` call at its timeout, functions of ours and regular expressions included.
 *
 * @throws Error that names the limit when the time is over, otherwise whatever `run` throws.
 */
export function runWithDeadline(run: () => string, limitMs: number): string {
  let result = '';
  const sandbox = {
    run: () => {
      result = run();
    },
  };
  try {
    vm.runInNewContext('run()', sandbox, {timeout: limitMs});
  } catch (error) {
    if (isTimeout(error)) {
      throw new Error(`it takes longer than the limit of ${limitMs} ms`, {cause: error});
    }
    throw error;
  }
  return result;
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === TIMEOUT_CODE
  );
}
