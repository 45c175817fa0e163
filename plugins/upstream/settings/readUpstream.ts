import type {Environment} from '../../../src/lib/config/resolveDeployment';

export const UPSTREAM_MODES = ['full', 'plain'] as const;

/** Whether the portal takes the place of parts of Docusaurus's inside (`full`), or leaves all of it as it comes (`plain`). */
export type UpstreamMode = (typeof UPSTREAM_MODES)[number];

/**
 * What a build does with Docusaurus's inside, from `UPSTREAM`: `full`, also where the variable is unset or empty, or `plain`.
 *
 * @throws Error when the value is neither.
 */
export function readUpstream(env: Environment): UpstreamMode {
  const value = env.UPSTREAM?.trim() || 'full';
  const mode = UPSTREAM_MODES.find((known) => known === value);
  if (mode === undefined) {
    throw new Error(
      `UPSTREAM is "${value}"; expected "full", or "plain" for a heavier portal on Docusaurus as it comes, for example while an upgrade is under way. Leave it unset for "full".`,
    );
  }
  return mode;
}
