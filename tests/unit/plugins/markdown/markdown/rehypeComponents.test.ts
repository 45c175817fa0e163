import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {COMPONENTS, DRAWN_BY} from '../../../../../plugins/markdown/markdown/components';
import rehypeComponents from '../../../../../plugins/markdown/markdown/rehypeComponents';

type Node = Root['children'][number];

const element = (tagName: string): Node => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});
const jsx = (name: string, isWritten = false): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children: [],
  ...(isWritten && {data: {_mdxExplicitJsx: true}}),
});

function run(...children: Node[]): Root {
  const tree: Root = {type: 'root', children};
  rehypeComponents()(tree);
  return tree;
}

/** Local names by module. */
function listImports({children}: Root): readonly string[] {
  return children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((one) =>
      one.type === 'ImportDeclaration'
        ? one.specifiers.map(({type, local}) => `${type} ${local.name} ${String(one.source.value)}`)
        : [],
    );
}

test('a page imports the components that it uses, each once, and no others', () => {
  const tree = run(jsx('Cards', true), jsx('Card', true), jsx('Card', true), jsx('Steps', true));
  expect(listImports(tree)).toEqual([
    'ImportSpecifier Card @site/src/components/Cards',
    'ImportDefaultSpecifier Cards @site/src/components/Cards',
  ]);
});

test.each(Object.entries(DRAWN_BY))('what Markdown makes of %s is drawn by %s', (tag, name) => {
  const tree = run(element(tag), jsx(tag));
  expect(tree.children.slice(1)).toMatchObject([{tagName: name}, {name}]);
  expect(listImports(tree)).toHaveLength(1);
});

test('HTML that an author wrote stays HTML, and loads nothing', () => {
  const tree = run(jsx('img', true), element('p'));
  expect(tree.children).toMatchObject([{name: 'img'}, {tagName: 'p'}]);
});

test('components inside of expressions are imported too', () => {
  const icon = {type: 'mdxJsxAttributeValueExpression', value: '<Picture name="a" />'} as const;
  const tree = run(
    {type: 'mdxFlowExpression', value: 'list.map((one) => <Card key={one} />)'},
    {...jsx('Steps', true), attributes: [{type: 'mdxJsxAttribute', name: 'icon', value: icon}]},
  );
  expect(listImports(tree)).toEqual([
    'ImportSpecifier Card @site/src/components/Cards',
    'ImportDefaultSpecifier Picture @site/src/components/Picture',
  ]);
});

test('a component in an expression within a line is imported too', () => {
  const tree = run({
    type: 'element',
    tagName: 'section',
    properties: {},
    children: [
      {type: 'text', value: 'See '},
      {type: 'mdxTextExpression', value: 'isNew ? <Card title="a" /> : null'},
    ],
  });
  expect(listImports(tree)).toEqual(['ImportSpecifier Card @site/src/components/Cards']);
});

test('a name that a page imports itself is left to it', () => {
  const own = run(jsx('Tabs')).children[0];
  expect(listImports(run(...(own === undefined ? [] : [own]), jsx('Tabs')))).toHaveLength(1);
});

test('every component is where the list says', async () => {
  const ours = Object.values(COMPONENTS).filter(([module]) => module.startsWith('@site/'));
  for (const [module, name] of ours) {
    const found: object = await import(module.replace('@site', '../../../../..'));
    expect([module, name in found]).toEqual([module, true]);
  }
});
