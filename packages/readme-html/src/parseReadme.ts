import {createHash} from 'node:crypto';
import type {Root} from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {cleanTree} from './cleanText';
import {limitMarkdown} from './limitMarkdown';
import {numberLabel, type ReadmeLabels} from './options';
import {settleTree} from './settleTree';
import {createSourceSchema} from './sourceSchema';

export interface ParsedReadme {
  readonly tree: Root;
  /** Prefix of everything in the tree that comes from us, not from the source. */
  readonly trustMark: string;
}

/** Markdown to a clean tree whose addresses, headings and images are still those of the source. */
export function parseReadme(markdown: string, labels: ReadmeLabels): ParsedReadme {
  const trustMark = hashSource(markdown);
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(limitMarkdown)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: `${trustMark}-`,
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: (index) => `${trustMark}-${numberLabel(labels.footnoteBack, index + 1)}`,
    })
    .use(rehypeRaw)
    .use(cleanTree);
  const tree = processor.runSync(processor.parse(markdown));
  return {tree: settleTree(tree, createSourceSchema(trustMark)), trustMark};
}

/** A mark that depends on the source alone, and that a source cannot contain, since no text contains its own hash. */
function hashSource(markdown: string): string {
  return `t${createHash('sha256').update(markdown).digest('hex')}`;
}
