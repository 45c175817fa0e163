import type {Environment} from './resolveDeployment';

/** Votes open a prefilled issue instead of being sent to an endpoint. */
export const FEEDBACK_ISSUES = 'issues';

/**
 * Destination of "Was this page helpful?", from `FEEDBACK`: the address of an endpoint, or `issues` for prefilled issues in the repository.
 *
 * @returns undefined when the variable is unset or empty: the question is not shown then.
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

/** The options of the package-info plugin that come from the environment. */
export interface PackageInfoEnvironment {
  readonly refresh: boolean;
  readonly downloadsUrl?: string;
  readonly sourceUrl?: string;
}

/**
 * Whether a build fetches package information, and from where (API-4..6); an empty variable counts as unset.
 *
 * @param env `PACKAGES_REFRESH` is `1` to fetch during a build, `PACKAGES_DOWNLOADS_URL` and `PACKAGES_SOURCE_URL` name the services.
 */
export function readPackageInfoOptions(
  env: Readonly<Record<string, string | undefined>>,
): PackageInfoEnvironment {
  const downloadsUrl = readAddress(env, 'PACKAGES_DOWNLOADS_URL');
  const sourceUrl = readAddress(env, 'PACKAGES_SOURCE_URL');
  return {
    refresh: env.PACKAGES_REFRESH === '1',
    ...(downloadsUrl !== undefined && {downloadsUrl}),
    ...(sourceUrl !== undefined && {sourceUrl}),
  };
}

function readAddress(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  const address = env[name]?.trim() ?? '';
  if (address === '') {
    return undefined;
  }
  if (!URL.canParse(address) || !/^https?:$/u.test(new URL(address).protocol)) {
    throw new Error(
      `The environment variable ${name} is "${address}". Use a full address that begins with https://, or leave it empty.`,
    );
  }
  return address;
}
