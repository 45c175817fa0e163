import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const NAME_WITH_HYPHEN = /^\S*-\S+$/u;

/** A step that marks code that is a name with a hyphen, such as `--config`, at which its line would break. */
export default function rehypeNames() {
  return (tree: Root): void => {
    visit(tree, {tagName: 'code'}, (code, _index, parent) => {
      const isFence = parent?.type === 'element' && parent.tagName === 'pre';
      if (!isFence && NAME_WITH_HYPHEN.test(toString(code))) {
        code.properties.dataText = 'name';
      }
    });
  };
}
