/** Whether reading failed because there is no such file; errors of another realm, as tests have them, count too. */
export function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
