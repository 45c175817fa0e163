import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {messageOf, readIfThere} from '@selection-set/plugin-kit';
import {decode} from '@selection-set/site-paths';
import {OUTSIDE_REDIRECT_LIMIT, OUTSIDE_RETRY_LIMIT} from '../../../src/lib/constants';
import {
  parseRetryAfter,
  withRetries,
  type RetryOptions,
} from '../../../src/lib/packageInfo/backoff';
import {RequestError} from '../../../src/lib/packageInfo/errors';

/** Relative to the project's folder; not committed. */
export const REPORT_FILE = '.cache/outside-links.json';

/**
 * `moved`: answers, but permanently under another address. `doubtful`: answers, but without the heading that the link names. `skipped`: its
 * host refuses programs.
 */
export const LINK_STATES = ['alive', 'moved', 'doubtful', 'dead', 'skipped'] as const;
type LinkState = (typeof LINK_STATES)[number];

export interface LinkPlace {
  /** Relative to the project's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** What is known about one address of another site. */
export interface Finding {
  readonly state: LinkState;
  /** HTTP status of the last answer, where there was one. */
  readonly status?: number;
  /** Where a moved page is now. */
  readonly newAddress?: string;
  /** Why it is not simply alive, as a sentence. */
  readonly reason?: string;
}

export interface OutsideLink extends Finding {
  readonly address: string;
  /** When it was last asked for, as an ISO date with time. */
  readonly checked: string;
  readonly places: readonly LinkPlace[];
}

export const FINDING_FIELDS = {
  state: Joi.string()
    .valid(...LINK_STATES)
    .required(),
  status: Joi.number(),
  newAddress: Joi.string(),
  reason: Joi.string(),
};

const ReportSchema = Joi.object<{readonly links: readonly OutsideLink[]}>({
  links: Joi.array()
    .items(
      Joi.object({
        ...FINDING_FIELDS,
        address: Joi.string().required(),
        checked: Joi.string().isoDate().required(),
        places: Joi.array()
          .items(Joi.object({file: Joi.string().required(), line: Joi.number().required()}))
          .required(),
      }),
    )
    .required(),
});

export async function writeReport(siteDir: string, links: readonly OutsideLink[]): Promise<void> {
  const file = path.join(siteDir, REPORT_FILE);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${JSON.stringify({links}, null, 2)}\n`);
}

/**
 * The outcome of the last `npm run links:outside`, sorted by address; undefined where it has not been run.
 *
 * @throws Error when the file is there but not what the command writes.
 */
export async function readReport(siteDir: string): Promise<readonly OutsideLink[] | undefined> {
  const text = await readIfThere(path.join(siteDir, REPORT_FILE));
  if (text === undefined) {
    return undefined;
  }
  const value: unknown = JSON.parse(text);
  const result = ReportSchema.validate(value);
  if (result.error !== undefined) {
    throw new Error(
      `${REPORT_FILE} cannot be read: ${result.error.message}. Run "npm run links:outside" again, or delete the file.`,
    );
  }
  return result.value.links;
}

export interface CheckOptions extends Pick<RetryOptions, 'signal' | 'random' | 'pause'> {
  /** For one attempt, redirects and body included, in milliseconds. */
  readonly timeoutMs: number;
  readonly retries?: number;
}

const HEADERS = {
  accept: 'text/html,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; link check)',
};
const PERMANENT = new Set([301, 308]);
/** What a host answers that wants to see people only. */
const REFUSALS = new Set([401, 403, 405, 406, 999]);

/** Asks for a page of another site, again after a pause where its failure may pass, and says what became of it. */
export async function checkAddress(address: string, options: CheckOptions): Promise<Finding> {
  const {timeoutMs, retries = OUTSIDE_RETRY_LIMIT, ...rest} = options;
  try {
    return await withRetries(() => attempt(address, timeoutMs), {...rest, retries});
  } catch (error) {
    const status = error instanceof RequestError ? error.answer.status : undefined;
    const hint =
      status !== undefined && REFUSALS.has(status)
        ? '. If it opens in a browser, add its host to src/family/data/uncheckedHosts.ts'
        : '';
    return {
      state: 'dead',
      ...(status === undefined ? {} : {status}),
      reason: `${messageOf(error)}${hint}.`,
    };
  }
}

async function attempt(address: string, timeoutMs: number): Promise<Finding> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(new URL(address), signal);
  } catch (error) {
    if (error instanceof RequestError) {
      throw error;
    }
    throw signal.aborted
      ? new RequestError(`No complete answer came within ${timeoutMs} ms`, 'timeout')
      : new RequestError(`No connection: ${messageOf(causeOf(error))}`, 'network');
  }
}

/** Follows redirects one by one: only permanent ones from start to end mean that the link should be changed. */
async function follow(start: URL, signal: AbortSignal): Promise<Finding> {
  let url = start;
  let isPermanent = true;
  for (let steps = 0; steps <= OUTSIDE_REDIRECT_LIMIT; steps += 1) {
    const response = await fetch(url, {headers: HEADERS, redirect: 'manual', signal});
    const {status, headers} = response;
    const location = headers.get('location');
    if (status >= 300 && status < 400 && location !== null) {
      await response.body?.cancel();
      isPermanent &&= PERMANENT.has(status);
      const next = new URL(location, url);
      next.hash ||= url.hash;
      url = next;
    } else if (response.ok) {
      const isMoved = isPermanent && url.href !== start.href;
      return (
        (await describeMissingAnchor(response, start)) ??
        (isMoved
          ? {state: 'moved', status, newAddress: url.href, reason: `It is at ${url.href} now.`}
          : {state: 'alive', status})
      );
    } else {
      await response.body?.cancel();
      const retryAfterMs = parseRetryAfter(headers.get('retry-after') ?? undefined, Date.now());
      throw new RequestError(`The server answered with status ${status}`, 'status', {
        status,
        retryAfterMs,
      });
    }
  }
  throw new RequestError(`It redirects more than ${OUTSIDE_REDIRECT_LIMIT} times`, 'size');
}

/** Only HTML that the server sends is looked at; what scripts add there is not seen, so a missing anchor is a doubt. */
async function describeMissingAnchor(
  response: Response,
  {hash}: URL,
): Promise<Finding | undefined> {
  const written = hash.slice(1);
  const id = decode(written) ?? written;
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  // A text fragment (#:~:text=) is found by the browser, not by an id.
  if (id === '' || id.startsWith(':~:') || !isHtml) {
    await response.body?.cancel();
    return undefined;
  }
  const ids = (await response.text()).matchAll(
    /\s(?:id|name)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+))/gu,
  );
  for (const {groups} of ids) {
    const found = groups?.double ?? groups?.single ?? groups?.bare;
    // Some hosts put a prefix before the ids of texts that their users write.
    if (found === id || found === `user-content-${id}`) {
      return undefined;
    }
  }
  return {
    state: 'doubtful',
    status: response.status,
    reason: `The page has no element with the id "${id}".`,
  };
}

/** `fetch` says only that it failed; why is in the cause. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
