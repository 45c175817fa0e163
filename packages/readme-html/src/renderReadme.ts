import process from 'node:process';
import vm from 'node:vm';
import {ROLES} from '@selection-set/code-blocks';
import {messageOf} from '@selection-set/plugin-kit/unknown';
import type {Schema} from 'hast-util-sanitize';
import {
  README_ATTEMPTS_LIMIT,
  README_BYTES_LIMIT,
  README_HEADING_OFFSET,
  README_HTML_CHARS_LIMIT,
  README_TIME_LIMIT_MS,
} from './limitMarkdown';
import type {ReadmeOptions} from './resolveAddress';
import {parseReadme, serialiseHtml, settleTree} from './parseReadme';
import {rewriteReadme} from './rewriteReadme';
import {
  ADDRESS,
  ALIGN,
  HEADINGS,
  SHARED_ATTRIBUTES,
  SHARED_SCHEMA,
  SMALL_NUMBER,
  TITLE,
  type AttributeRule,
} from './sharedSchema';

/** `align` is no longer an attribute of HTML. */
const DATA_ALIGN: AttributeRule = ['dataAlign', 'left', 'center', 'right'];
const OWN_ID: AttributeRule = ['id', /^readme-./u];

/**
 * Schema of the output: the input's, rewritten. Every result is checked against it last, so that a mistake in a rewriting step cannot
 * let anything through.
 *
 * @param containerId the only id outside the README that its links may lead to.
 */
function createOutputSchema(containerId: string): Schema {
  const shared = Object.entries(SHARED_ATTRIBUTES).map(
    ([name, rules]) => [name, rules.map((rule) => (rule === ALIGN ? DATA_ALIGN : rule))] as const,
  );
  return {
    ...SHARED_SCHEMA,
    attributes: {
      ...Object.fromEntries(shared),
      ...Object.fromEntries(HEADINGS.map((name) => [name, [DATA_ALIGN, OWN_ID]])),
      a: [
        ['href', /^(?:https?:\/\/|mailto:|#readme-)./u, `#${containerId}`],
        ['rel', 'noopener', 'noreferrer', 'nofollow', 'ugc'],
        ['className', 'readmeFootnoteRef', 'readmeFootnoteBack'],
        TITLE,
        OWN_ID,
        'ariaLabel',
      ],
      blockquote: [
        ['className', 'readmeAlert'],
        ['dataKind', /^[a-z]{1,12}$/u],
      ],
      code: [['className', /^language-[a-z\d-]+$/u]],
      div: [
        DATA_ALIGN,
        ['className', 'readmeTable'],
        ['tabIndex', 0],
        ['role', 'region'],
        'ariaLabel',
      ],
      input: [['type', 'checkbox'], ['disabled', true], 'checked', 'ariaLabel'],
      li: [['className', 'task-list-item'], OWN_ID],
      pre: [
        ['className', 'readmeCode'],
        ['tabIndex', 0],
      ],
      section: [['className', 'readmeFootnotes']],
      span: [
        ['className', 'readmeImage', ...Object.values(ROLES)],
        ['dataReadmeSrc', ADDRESS],
        ['dataWidth', SMALL_NUMBER],
        ['dataHeight', SMALL_NUMBER],
        TITLE,
      ],
    },
  };
}

const TIMEOUT_CODE = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs synchronous code and stops it once it has used up its CPU time, so that a harmless README is not dropped because the machine is
 * busy. V8 only measures wall-clock time: when that stops work that got little of the CPU, the work is restarted with twice the time.
 *
 * @param run may be called several times; only its last result counts.
 * @param limitMs of CPU time.
 * @throws Error that names the limit when the time is over, otherwise any error of `run`.
 */
export function runWithDeadline(run: () => string, limitMs: number): string {
  for (let attempt = 0, clockMs = limitMs; attempt < README_ATTEMPTS_LIMIT; attempt += 1) {
    const begin = readProcessorMs();
    const result = runByClock(run, clockMs);
    if (result !== undefined) {
      return result;
    }
    if (readProcessorMs() - begin >= limitMs * USED_UP) {
      break;
    }
    clockMs *= 2;
  }
  throw new Error(`it takes longer than the limit of ${limitMs} ms of processor time`);
}

/** Share of the limit that counts as used up: even an idle machine gives no program all of its time. */
const USED_UP = 0.8;
const US_PER_MS = 1000;

interface ThreadClock extends NodeJS.Process {
  /** From Node 23.9 on. */
  readonly threadCpuUsage?: typeof process.cpuUsage;
}

/** CPU time of this thread if Node can measure it, else of the process; in milliseconds. */
function readProcessorMs(): number {
  const {threadCpuUsage}: ThreadClock = process;
  const {user, system} = threadCpuUsage?.call(process) ?? process.cpuUsage();
  return (user + system) / US_PER_MS;
}

/**
 * Stops code in the middle of its work when its time is over; a timer could not, because it would wait for the code to end. At its timeout,
 * V8 ends everything called from `vm`, including our own functions and regular expressions.
 *
 * @returns undefined when the time is over.
 */
function runByClock(run: () => string, limitMs: number): string | undefined {
  let result = '';
  const sandbox = {
    run: () => {
      result = run();
    },
  };
  try {
    vm.runInNewContext('run()', sandbox, {timeout: limitMs});
  } catch (error) {
    if (isTimeout(error)) {
      return undefined;
    }
    throw error;
  }
  return result;
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === TIMEOUT_CODE
  );
}

/** A README that cannot be rendered. The page omits it; the message says which tool, why, and what to do. */
export class ReadmeError extends Error {
  override readonly name = 'ReadmeError';

  constructor(
    readonly toolName: string,
    readonly reason: string,
    {repository, directory}: Pick<ReadmeOptions, 'repository' | 'directory'>,
  ) {
    const place = directory ? `${repository}, folder ${directory}` : repository;
    super(
      `The README of ${toolName} (${place}) cannot be rendered: ${reason}. The page of the tool goes without it until the README or the limits in packages/readme-html/src/limits.ts change.`,
    );
  }
}

/** The reason for a failure, in words. */
function describeFailure(error: unknown): string {
  if (error instanceof RangeError) {
    return 'it is nested too deeply';
  }
  return messageOf(error);
}

/** `id` of the element around a README unless an option says otherwise. */
export const README_CONTAINER_ID = 'readme';

/**
 * Renders an untrusted README as HTML that is safe in our pages: an allow-list of elements and attributes, ids with a prefix, absolute
 * addresses, no image that loads by itself. The same input gives the same output.
 *
 * @returns a promise that rejects only with `ReadmeError`, when the README cannot be rendered.
 */
export async function renderReadme(markdown: string, options: ReadmeOptions): Promise<string> {
  try {
    const bytes = Buffer.byteLength(markdown);
    const bytesLimit = options.bytesLimit ?? README_BYTES_LIMIT;
    if (bytes > bytesLimit) {
      throw new Error(`it has ${bytes} bytes; at most ${bytesLimit} are allowed`);
    }
    return runWithDeadline(
      () => renderNow(markdown, options),
      options.timeLimitMs ?? README_TIME_LIMIT_MS,
    );
  } catch (error) {
    throw new ReadmeError(options.toolName, describeFailure(error), options);
  }
}

function renderNow(markdown: string, options: ReadmeOptions): string {
  const containerId = options.containerId ?? README_CONTAINER_ID;
  const parsed = parseReadme(markdown, options.labels);
  const rewritten = rewriteReadme(parsed, {
    ...options,
    containerId,
    headingOffset: options.headingOffset ?? README_HEADING_OFFSET,
  });
  const html = serialiseHtml(settleTree(rewritten, createOutputSchema(containerId)));
  if (html.length > README_HTML_CHARS_LIMIT) {
    throw new Error(
      `its HTML has ${html.length} characters; at most ${README_HTML_CHARS_LIMIT} are allowed`,
    );
  }
  return html;
}
