import {parseMarkdown} from '@selection-set/content-model';
import {readSource} from '../../plugins/output/markdown-export/readSource';
import {rewriteTree} from '../../plugins/output/markdown-export/rewriteTree';
import {stringify} from '../../plugins/output/markdown-export/readBuiltPage';

export interface Place {
  /** Interface texts by their ids. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly siteDir?: string;
  readonly file?: string;
}

/** What a text of a page becomes in its Markdown export; links to paths get the host `site.example`. */
export async function toPlainMarkdown(
  text: string,
  {siteDir = '/nowhere', file = 'docs/page.mdx', labels = {}}: Place = {},
): Promise<string> {
  const {parsed} = await parseMarkdown(text);
  if (parsed === undefined) {
    throw new Error(`The test's own text cannot be parsed: ${text}`);
  }
  const source = await readSource(siteDir, {file, text, ...parsed});
  return stringify(
    rewriteTree(source, {
      address: (target) => (target.startsWith('/') ? `https://site.example${target}` : target),
      labels,
    }),
  );
}
