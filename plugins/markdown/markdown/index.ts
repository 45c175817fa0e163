import type {MDXPlugin} from '@docusaurus/mdx-loader';
import {type CodeBlockOptions, remarkCodeBlocks} from '@selection-set/code-blocks';
import {remarkDiagrams} from '@selection-set/mermaid-diagrams';
import remarkFileTree from '../file-tree/remarkFileTree';
import rehypeFootnotes from '../footnotes/rehypeFootnotes';
import remarkTerms from '../glossary/remarkTerms';
import remarkImages from '../images/remarkImages';
import {createPagePaths, type RedirectPlan, remarkOldHeadings} from '@selection-set/content-model';
import {
  remarkOutdated,
  createTranslations,
  remarkTranslations,
} from '@selection-set/translation-freshness';
import rehypeComponents from './rehypeComponents';
import rehypeNames from './rehypeNames';
import rehypeTableAlign from './rehypeTableAlign';
import remarkReference from '../reference/remarkReference';
import remarkHero from './remarkHero';
import remarkPortableImages from './remarkPortableImages';

export interface MarkdownOptions {
  readonly redirects: RedirectPlan;
  /** All languages of the portal. */
  readonly locales: readonly string[];
  /** Steps that process samples before code is highlighted. */
  readonly samples: readonly MDXPlugin[];
  /** Notes for readers about a sample. */
  readonly describe: NonNullable<CodeBlockOptions['describe']>;
}

interface MarkdownSteps {
  readonly beforeDefaultRemarkPlugins: MDXPlugin[];
  readonly remarkPlugins: MDXPlugin[];
  readonly rehypePlugins: MDXPlugin[];
}

/**
 * The steps of compiling Markdown, the same for documents, posts and pages. Translations are compared before anything in
 * them changes. Diagrams come before code, because both are fences.
 *
 * @param siteDir the project's folder.
 */
export function markdownSteps(
  siteDir: string,
  {redirects, locales, samples, describe}: MarkdownOptions,
): MarkdownSteps {
  return {
    beforeDefaultRemarkPlugins: [
      // Not as options: Docusaurus would write them, including the build folder, into the scripts of every page.
      () => remarkOutdated({siteDir}),
      () => remarkImages({siteDir}),
    ],
    remarkPlugins: [
      [remarkOldHeadings, {plan: redirects, pathOf: createPagePaths(siteDir)}],
      remarkDiagrams,
      ...samples,
      [remarkCodeBlocks, {describe}],
      remarkFileTree,
      remarkTerms,
      remarkPortableImages,
      remarkHero,
      remarkReference,
      [remarkTranslations, createTranslations(siteDir, locales)],
    ],
    rehypePlugins: [rehypeFootnotes, rehypeTableAlign, rehypeNames, rehypeComponents],
  };
}
