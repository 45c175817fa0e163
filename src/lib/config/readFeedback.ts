import type {Environment} from './resolveDeployment';

/** Votes open a prefilled issue instead of being sent to an endpoint. */
export const FEEDBACK_ISSUES = 'issues';

/**
 * Where "Was this page helpful?" goes, from `FEEDBACK`: the address of an endpoint, or `issues` for prefilled issues in the repository.
 *
 * @returns undefined when the variable is unset or empty: the question is then not asked at all.
 * @throws Error when the value is neither.
 */
export function readFeedback(env: Environment): string | undefined {
  const value = env.FEEDBACK?.trim();
  if (!value || value === FEEDBACK_ISSUES) {
    return value || undefined;
  }
  if (!URL.canParse(value) || !/^https?:$/u.test(new URL(value).protocol)) {
    throw new Error(
      `FEEDBACK is "${value}"; expected "${FEEDBACK_ISSUES}", or the full address that takes votes, such as "https://votes.example.org/page". Leave it unset to ask nothing.`,
    );
  }
  return value;
}
