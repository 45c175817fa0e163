import {FIRST_LOAD_MODES, type FirstLoadMode} from '../firstLoad/contract';
import type {Environment} from './resolveDeployment';

/**
 * How pages start, from `FIRST_LOAD`: `light`, also where the variable is unset or empty, or `plain`.
 *
 * @throws Error when the value is neither.
 */
export function readFirstLoad(env: Environment): FirstLoadMode {
  const value = env.FIRST_LOAD?.trim() || 'light';
  const mode = FIRST_LOAD_MODES.find((known) => known === value);
  if (mode === undefined) {
    throw new Error(
      `FIRST_LOAD is "${value}"; expected "light" for pages that load their scripts once a reader needs them, or "plain" for pages that load them at once, as Docusaurus does. Leave it unset for "light".`,
    );
  }
  return mode;
}
