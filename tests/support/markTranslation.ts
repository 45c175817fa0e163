import path from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {parseMarkdown} from '@selection-set/content-model';
import {
  listBlocks,
  createLock,
  formatLock,
  remarkOutdated,
} from '@selection-set/translation-freshness';
import {createContentSite} from './contentSite';

const ORIGINAL = 'docs/a.mdx';
const TRANSLATION = 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx';

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkStringify, {bullet: '-'})
  .freeze();

export interface MarkedPage {
  readonly tree: Root;
  /** The marked text as Markdown, without front matter. */
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

export interface Pages {
  /** The original as it was translated; undefined for a translation without a lock. */
  readonly before: string | undefined;
  /** The original as it is now; undefined where it is gone. */
  readonly now: string | undefined;
  readonly translation: string;
  /** Replaces the text of the lock. */
  readonly lock?: string;
}

/** Runs the step over a translation in a folder of its own. */
export async function markTranslation({
  before,
  now,
  translation,
  lock,
}: Pages): Promise<MarkedPage> {
  const written = lock ?? (before === undefined ? undefined : await lockOf(before));
  const site = createContentSite({
    [TRANSLATION]: translation,
    ...(now === undefined ? {} : {[ORIGINAL]: now}),
    ...(written === undefined ? {} : {[`${TRANSLATION}.lock`]: written}),
  });
  try {
    return await runStep(site.siteDir, TRANSLATION, translation);
  } finally {
    site.dispose();
  }
}

/** Runs the step over a file that exists. */
export async function runStep(siteDir: string, file: string, text: string): Promise<MarkedPage> {
  const {parsed} = await parseMarkdown(text, 'mdx');
  const frontMatter = {...parsed?.frontMatter.values};
  const tree = markdown.parse(text);
  const data = {frontMatter};
  await remarkOutdated({siteDir})(tree, new VFile({path: path.join(siteDir, file), data}));
  const children = tree.children.filter(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  return {tree, text: markdown.stringify({type: 'root', children}), frontMatter};
}

async function lockOf(text: string): Promise<string> {
  const {parsed} = await parseMarkdown(text, 'mdx');
  if (parsed === undefined) {
    throw new Error('The original of the test cannot be parsed.');
  }
  return formatLock(createLock(ORIGINAL, listBlocks(parsed)));
}
