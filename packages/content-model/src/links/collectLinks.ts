import type {Nodes} from 'mdast';
import type {ContentFile} from '../contentFile';
import {visit} from 'unist-util-visit';
import {type FoundLink, isAddressName, readExpression, readHtml} from './readAddresses';

/** Everything a file points to, in the order in which it is written. Code, and what a script composes, is left out. */
export function collectLinks({tree, frontMatter}: ContentFile): readonly FoundLink[] {
  const found: FoundLink[] = [];
  const {image} = frontMatter.values;
  if (typeof image === 'string') {
    found.push({kind: 'front-matter', address: image, line: frontMatter.lineOf('image')});
  }
  visit(tree, (node) => {
    found.push(...readNode(node));
  });
  return found;
}

function readNode(node: Nodes): readonly FoundLink[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'link' || node.type === 'definition') {
    return [{kind: 'link', address: node.url, line}];
  }
  if (node.type === 'image') {
    return [{kind: 'image', address: node.url, line}];
  }
  if (node.type === 'html') {
    return readHtml(node.value, line);
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.attributes.flatMap((attribute) => readAttribute(attribute, line));
  }
  return 'data' in node && node.data !== undefined && 'estree' in node.data
    ? readExpression(node.data.estree, line)
    : [];
}

type Attribute = Extract<Nodes, {type: 'mdxJsxFlowElement'}>['attributes'][number];

function readAttribute(attribute: Attribute, elementLine: number): readonly FoundLink[] {
  const line = attribute.position?.start.line ?? elementLine;
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return readExpression(attribute.data?.estree, line);
  }
  const {name, value} = attribute;
  if (typeof value === 'object' && value !== null) {
    return readExpression(value.data?.estree, line, name);
  }
  return isAddressName(name) && typeof value === 'string'
    ? [{kind: 'attribute', address: value, line}]
    : [];
}
