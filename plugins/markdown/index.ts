import type {MDXPlugin} from '@docusaurus/mdx-loader';
import remarkCodeBlocks from '../code-blocks/remarkCodeBlocks';
import remarkDiagrams from '../diagrams/remarkDiagrams';
import remarkFileTree from '../file-tree/remarkFileTree';
import remarkLiveSamples from '../live-samples/remarkLiveSamples';
import rehypeFootnotes from '../footnotes/rehypeFootnotes';
import remarkTerms from '../glossary/remarkTerms';
import remarkImages from '../images/remarkImages';
import {createPagePaths} from '../redirects/createPagePaths';
import type {RedirectPlan} from '../redirects/planRedirects';
import remarkOldHeadings from '../redirects/remarkOldHeadings';
import {createFenceDescriber} from '../samples/describeFence';
import remarkBehind from '../translation-status/remarkBehind';
import {createTranslations} from '../translations/createTranslations';
import remarkTranslations from '../translations/remarkTranslations';
import rehypeComponents from './rehypeComponents';
import rehypeTableAlign from './rehypeTableAlign';
import remarkPortableImages from './remarkPortableImages';

export interface MarkdownOptions {
  readonly redirects: RedirectPlan;
  /** All languages of the portal. */
  readonly locales: readonly string[];
}

interface MarkdownSteps {
  readonly beforeDefaultRemarkPlugins: MDXPlugin[];
  readonly remarkPlugins: MDXPlugin[];
  readonly rehypePlugins: MDXPlugin[];
}

/**
 * What happens to Markdown while it is compiled, the same for documents, posts and pages. Translations are compared before anything in
 * them changes. Diagrams come before code, because both are fences.
 *
 * @param siteDir the project's folder.
 */
export function markdownSteps(
  siteDir: string,
  {redirects, locales}: MarkdownOptions,
): MarkdownSteps {
  return {
    beforeDefaultRemarkPlugins: [
      // Not as options: Docusaurus writes those into the scripts of every page, and the folder of the build with them.
      () => remarkBehind({siteDir}),
      () => remarkImages({siteDir}),
    ],
    remarkPlugins: [
      [remarkOldHeadings, {plan: redirects, pathOf: createPagePaths(siteDir)}],
      remarkDiagrams,
      remarkLiveSamples,
      [remarkCodeBlocks, {describe: createFenceDescriber(siteDir)}],
      remarkFileTree,
      remarkTerms,
      remarkPortableImages,
      [remarkTranslations, createTranslations(siteDir, locales)],
    ],
    rehypePlugins: [rehypeFootnotes, rehypeTableAlign, rehypeComponents],
  };
}
