import {
  README_BYTES_LIMIT,
  README_HEADING_OFFSET,
  README_HTML_CHARS_LIMIT,
  README_TIME_LIMIT_MS,
} from './limits';
import type {ReadmeOptions} from './options';
import {createOutputSchema} from './outputSchema';
import {parseReadme} from './parseReadme';
import {describeFailure, ReadmeError} from './ReadmeError';
import {rewriteReadme} from './rewriteReadme';
import {runWithDeadline} from './runWithDeadline';
import {serialiseHtml} from './serialiseHtml';
import {settleTree} from './settleTree';

/** `id` of the element around a README unless an option says otherwise. */
export const README_CONTAINER_ID = 'readme';

/**
 * A README from outside as HTML that is safe to put into a page of ours: an allow-list of elements and attributes, ids with a
 * prefix, absolute addresses, no image that loads by itself. The same input gives the same output.
 *
 * @returns a promise that is rejected with `ReadmeError`, and nothing else, when the README cannot be rendered.
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
