import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

type Attributes = Readonly<Record<string, string | undefined>>;

/** A component that stands for itself, such as `<Diagram alt="…" />`, as a node of Markdown. */
export function component(
  name: string,
  attributes: Attributes,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement & RootContent {
  return {type: 'mdxJsxFlowElement', name, attributes: toAttributes(attributes), children};
}

/** The same inside a line of text. */
export function inlineComponent(
  name: string,
  attributes: Attributes,
  children: PhrasingContent[] = [],
): MdxJsxTextElement & PhrasingContent {
  return {type: 'mdxJsxTextElement', name, attributes: toAttributes(attributes), children};
}

function toAttributes(attributes: Attributes): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** `import name from 'module'` as a node of a page's tree, whose other nodes use the component by that name. */
export function importComponent(name: string, module: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${module}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: {type: 'Literal', value: module},
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
          },
        ],
      },
    },
  };
}
