import type {CommentSettings, CommentsConsent} from '../contracts/comments';
import type {Environment} from './resolveDeployment';

const REQUIRED = [
  'GISCUS_REPO',
  'GISCUS_REPO_ID',
  'GISCUS_CATEGORY',
  'GISCUS_CATEGORY_ID',
] as const;
const OPTIONAL = ['GISCUS_HOST', 'GISCUS_CONSENT'] as const;
const DEFAULT_HOST = 'https://giscus.app';

type Name = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];

/**
 * Where comments are kept, from the environment (CMT-1, C-26). `GISCUS_HOST` and `GISCUS_CONSENT` may be left out.
 *
 * @returns undefined when no variable is set: there are then no comments at all.
 * @throws Error naming the variable that is missing or wrong.
 */
export function readComments(env: Environment): CommentSettings | undefined {
  const read = (name: Name): string => env[name]?.trim() ?? '';
  if ([...REQUIRED, ...OPTIONAL].every((name) => read(name) === '')) {
    return undefined;
  }
  const missing = REQUIRED.filter((name) => read(name) === '');
  if (missing.length > 0) {
    throw new Error(
      `Comments are configured in part; missing in the environment: ${missing.join(', ')}. Take the values for your repository from https://giscus.app, or leave all GISCUS_ variables unset for no comments.`,
    );
  }
  return {
    repo: readRepo(read('GISCUS_REPO')),
    repoId: read('GISCUS_REPO_ID'),
    category: read('GISCUS_CATEGORY'),
    categoryId: read('GISCUS_CATEGORY_ID'),
    host: readHost(read('GISCUS_HOST')),
    consent: readConsent(read('GISCUS_CONSENT')),
  };
}

function readRepo(value: string): CommentSettings['repo'] {
  const [owner = '', name = '', ...rest] = value.split('/');
  if (rest.length > 0 || ![owner, name].every((part) => /^[\w.-]+$/u.test(part))) {
    throw new Error(
      `GISCUS_REPO is "${value}"; expected owner and name of the repository, such as "selection-set/portal".`,
    );
  }
  return `${owner}/${name}`;
}

/** The widget compares this with the origin of messages, so nothing but an origin works. */
function readHost(value: string): string {
  if (value === '') {
    return DEFAULT_HOST;
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/u.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `GISCUS_HOST is "${value}"; expected an address without a path, such as "${DEFAULT_HOST}", which is also the default.`,
    );
  }
  return url.origin;
}

function readConsent(value: string): CommentsConsent {
  if (value !== '' && value !== 'view' && value !== 'click') {
    throw new Error(
      `GISCUS_CONSENT is "${value}"; write "click" to load comments after a click only, or leave it unset to load them when they come into view.`,
    );
  }
  return value === 'click' ? 'click' : 'view';
}
