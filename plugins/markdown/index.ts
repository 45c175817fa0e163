import remarkDiagrams from '../diagrams/remarkDiagrams';
import remarkFileTree from '../file-tree/remarkFileTree';
import rehypeFootnotes from '../footnotes/rehypeFootnotes';
import remarkTerms from '../glossary/remarkTerms';
import remarkImages from '../images/remarkImages';

/**
 * What happens to Markdown while it is compiled, the same for documents, posts and pages.
 *
 * @param siteDir the project's folder.
 */
export function markdownSteps(siteDir: string) {
  return {
    beforeDefaultRemarkPlugins: [
      [remarkImages, {siteDir}] as [typeof remarkImages, {siteDir: string}],
    ],
    remarkPlugins: [remarkDiagrams, remarkFileTree, remarkTerms],
    rehypePlugins: [rehypeFootnotes],
  };
}
