import type {Environment} from './resolveDeployment';

/**
 * Whether pages stay available without a connection, from `OFFLINE`: `on`, or `off`, which also removes what earlier builds have kept
 *.
 *
 * @throws Error when the value is neither.
 */
export function readOffline(env: Environment): boolean {
  const value = env.OFFLINE?.trim() || 'on';
  if (value !== 'on' && value !== 'off') {
    throw new Error(
      `OFFLINE is "${value}"; expected "on" or "off". Leave it unset to keep the pages that readers have read.`,
    );
  }
  return value === 'on';
}
