import type {Environment} from './resolveDeployment';

/**
 * The address that receives newsletter sign-ups, from `NEWSLETTER_ACTION` (API-8, C-24).
 *
 * @returns undefined when the variable is unset or empty: there is then no form at all.
 * @throws Error when the value is not an http or https address.
 */
export function readNewsletterAction(env: Environment): string | undefined {
  const value = env.NEWSLETTER_ACTION?.trim();
  if (!value) {
    return undefined;
  }
  if (!URL.canParse(value) || !/^https?:$/u.test(new URL(value).protocol)) {
    throw new Error(
      `NEWSLETTER_ACTION is "${value}"; expected the full address that takes the form, such as "https://lists.example.org/subscribe". Leave it unset for no newsletter.`,
    );
  }
  return value;
}
