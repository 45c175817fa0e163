import type {ImportDeclaration} from 'estree';
import type {Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {MdxjsEsmHast} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {COMPONENTS, DRAWN_BY, type Source} from './components';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const WRITTEN = '_mdxExplicitJsx';

/**
 * The last step: imports the components that a page uses. From a map for all pages, every page would load each of them. Elements that an
 * author wrote as HTML remain HTML, as with such a map.
 */
export default function rehypeComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    const known = listImports(tree);
    visit(tree, (node) => {
      if (node.type === 'element') {
        node.tagName = nameOf(node.tagName);
        used.add(node.tagName);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        node.name = isWritten(node) ? node.name : nameOf(node.name ?? '');
        used.add(node.name ?? '');
        node.attributes.forEach(({value}) => {
          namesIn(typeof value === 'object' ? value?.value : undefined).forEach((name) =>
            used.add(name),
          );
        });
      } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        namesIn(node.value).forEach((name) => used.add(name));
      }
    });
    const missing = Object.entries(COMPONENTS).filter(
      ([name]) => used.has(name) && !known.has(name),
    );
    tree.children.unshift(...missing.map(([name, source]) => importOf(name, source)));
  };
}

/** Component names in an expression; a false match in a text only costs an unused import. */
function namesIn(expression = ''): readonly string[] {
  return Array.from(expression.matchAll(/<(?<name>[A-Z]\w*)/gu), ({groups}) => groups?.name ?? '');
}

function nameOf(name: string): string {
  return Object.hasOwn(DRAWN_BY, name) ? (DRAWN_BY[name] ?? name) : name;
}

/** MDX marks elements that are written in the source, and Docusaurus removes the mark from those that components render. */
function isWritten({data}: JsxElement): boolean {
  return Object.entries(data ?? {}).some(([key, value]) => key === WRITTEN && value === true);
}

function listImports({children}: Root): ReadonlySet<string> {
  return new Set(
    children
      .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
      .flatMap((one) => (one.type === 'ImportDeclaration' ? one.specifiers : []))
      .map(({local}) => local.name),
  );
}

function importOf(name: string, [module, exported]: Source): MdxjsEsmHast {
  const local = {type: 'Identifier', name} as const;
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    attributes: [],
    source: {type: 'Literal', value: module},
    specifiers: [
      exported === 'default'
        ? {type: 'ImportDefaultSpecifier', local}
        : {type: 'ImportSpecifier', local, imported: {type: 'Identifier', name: exported}},
    ],
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}},
  };
}
