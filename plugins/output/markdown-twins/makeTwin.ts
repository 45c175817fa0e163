import {estimateTokenCount} from 'tokenx';
import {composeTwin, type Page} from './composeTwin';

export interface Twin {
  /** Of the page, below base address and language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
  /** Estimated; what an assistant needs to read the twin. */
  readonly tokens: number;
}

/** A page as its twin, with what lists of pages say about it. */
export function makeTwin(path: string, page: Page): Twin {
  const markdown = composeTwin(page);
  const {title, description} = page;
  return {path, title, description, markdown, tokens: estimateTokenCount(markdown)};
}
