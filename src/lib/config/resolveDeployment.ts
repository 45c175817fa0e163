export interface Deployment {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Path with leading and trailing slash. */
  readonly baseUrl: string;
  readonly organizationName: string;
  readonly projectName: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Decides where the site is published: at `SITE_URL` and `BASE_URL` if set; else as `GITHUB_REPOSITORY` of a GitHub Actions run says,
 * so that a fork deploys to its own GitHub Pages without edits; else at the brand's own address.
 *
 * @param env for example `process.env`.
 * @param fallback used on a developer's machine.
 * @throws Error naming the variable when an address or repository in the environment is invalid.
 */
export function resolveDeployment(env: Environment, fallback: Deployment): Deployment {
  const fromRepository = env.GITHUB_ACTIONS === 'true' ? pagesOf(env.GITHUB_REPOSITORY) : undefined;
  const {url, baseUrl, organizationName, projectName} = fromRepository ?? fallback;
  return {
    url: env.SITE_URL ? checkOrigin(env.SITE_URL) : url,
    baseUrl: env.BASE_URL === undefined ? baseUrl : normaliseBaseUrl(env.BASE_URL),
    organizationName,
    projectName,
  };
}

/**
 * Address of the repository for links to edits and issues: that of the GitHub Actions run, so that a fork's links
 * lead to the fork, including on a self-hosted GitHub server; else the brand's.
 *
 * @param env for example `process.env`.
 * @param fallback used on a developer's machine.
 */
export function resolveRepository(env: Environment, fallback: string): string {
  return env.GITHUB_ACTIONS === 'true' && env.GITHUB_REPOSITORY
    ? `${env.GITHUB_SERVER_URL || 'https://github.com'}/${env.GITHUB_REPOSITORY}`
    : fallback;
}

function pagesOf(repository: string | undefined): Deployment | undefined {
  if (!repository) {
    return undefined;
  }
  const [owner, name, ...rest] = repository.split('/');
  if (!owner || !name || rest.length > 0) {
    throw new Error(`GITHUB_REPOSITORY is "${repository}"; expected "owner/name".`);
  }
  const isUserSite = name.toLowerCase() === `${owner.toLowerCase()}.github.io`;
  return {
    url: `https://${owner.toLowerCase()}.github.io`,
    baseUrl: isUserSite ? '/' : `/${name}/`,
    organizationName: owner,
    projectName: name,
  };
}

function checkOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/u.test(url.protocol) || url.pathname !== '/') {
    throw new Error(
      `SITE_URL is "${value}"; expected an origin without a path, such as "https://docs.example.org". The path goes into BASE_URL.`,
    );
  }
  return url.origin;
}

function normaliseBaseUrl(value: string): string {
  if (!/^[\w\-./~]*$/u.test(value)) {
    throw new Error(`BASE_URL is "${value}"; expected a path such as "/" or "/portal/".`);
  }
  const path = value.split('/').filter(Boolean).join('/');
  return path === '' ? '/' : `/${path}/`;
}
