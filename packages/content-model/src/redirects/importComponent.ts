import type {Nodes} from 'mdast';

/** `import name from 'module'` as a node of a Markdown tree. */
export function importComponent(name: string, module: string): Extract<Nodes, {type: 'mdxjsEsm'}> {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: module, raw: `'${module}'`},
            attributes: [],
          },
        ],
      },
    },
  };
}
