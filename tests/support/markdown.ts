import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** A text as any reader of Markdown understands it: GFM, without JSX. */
export function parsePlainMarkdown(text: string): Root {
  return parser.parse(text);
}
