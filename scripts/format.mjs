import {runBin} from './runBin.mjs';

/**
 * Fixes everything that the formatters and linters can fix automatically.
 *
 * @returns {Promise<number>} exit code
 */
export async function format() {
  const codes = [
    await runBin('oxlint', ['--fix']),
    await runBin('stylelint', ['src/**/*.css', '--fix']),
    await runBin('prettier', ['--write', '--log-level', 'warn', '.']),
  ];
  return Math.max(...codes);
}
