import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {EXIT, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {HERO_FIELD} from '../../../src/lib/page/heroField';

/** Sets a front matter field for Markdown with a `<Hero>`, whose title is the page's h1: the page then omits its own (HERO-1). */
export default function remarkHero() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter} = file.data;
    visit(tree, 'mdxJsxFlowElement', ({name}: MdxJsxFlowElement) => {
      if (name !== 'Hero' || typeof frontMatter !== 'object' || frontMatter === null) {
        return undefined;
      }
      Object.assign(frontMatter, {[HERO_FIELD]: true});
      return EXIT;
    });
  };
}
