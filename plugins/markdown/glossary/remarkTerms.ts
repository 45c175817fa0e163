import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {listTerms, TERM} from './listTerms';

const MODULE = '@site/src/components/Term';

/**
 * A step that imports `Term` into the pages that use it. As part of the components that every page has, the definitions of the whole
 * glossary would travel with pages that need none.
 */
export default function remarkTerms() {
  return (tree: Root): void => {
    if (listTerms(tree).length > 0) {
      tree.children.unshift(importOfTerm());
    }
  };
}

function importOfTerm(): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${TERM} from '${MODULE}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: {type: 'Literal', value: MODULE},
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: TERM}}],
          },
        ],
      },
    },
  };
}
