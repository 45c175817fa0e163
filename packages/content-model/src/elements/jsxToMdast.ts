import type {
  Expression,
  JSXAttribute,
  JSXElement,
  JSXFragment,
  JSXMemberExpression,
  JSXNamespacedName,
  JSXIdentifier,
} from 'estree-jsx';
import type {PhrasingContent} from 'mdast';
import {type JsxNode, text} from './nodes';

type TextElement = Extract<JsxNode, {readonly type: 'mdxJsxTextElement'}>;
type Attribute = TextElement['attributes'][number];

/** Elements inside an attribute, such as a link in a caption, as the nodes that they would be in the text, so that the same rules apply. */
export function jsxToMdast(node: JSXElement | JSXFragment): PhrasingContent[] {
  const children = node.children.flatMap((child): PhrasingContent[] => {
    switch (child.type) {
      case 'JSXText':
        return [text(child.value.replaceAll(/\s+/gu, ' '))];
      case 'JSXElement':
      case 'JSXFragment':
        return jsxToMdast(child);
      case 'JSXExpressionContainer':
        return child.expression.type === 'JSXEmptyExpression'
          ? []
          : [{type: 'mdxTextExpression', value: '', data: toData(child.expression)}];
      case 'JSXSpreadChild':
        return [];
      default:
        return child satisfies never;
    }
  });
  if (node.type === 'JSXFragment') {
    return children;
  }
  const element: TextElement = {
    type: 'mdxJsxTextElement',
    name: readName(node.openingElement.name),
    attributes: node.openingElement.attributes.flatMap((attribute) =>
      attribute.type === 'JSXAttribute' ? [toAttribute(attribute)] : [],
    ),
    children,
  };
  return [element];
}

function toAttribute({name, value}: JSXAttribute): Attribute {
  const attribute = {type: 'mdxJsxAttribute', name: readName(name)} as const;
  if (value === null) {
    return attribute;
  }
  if (value.type === 'Literal') {
    return {...attribute, value: String(value.value)};
  }
  const expression = value.type === 'JSXExpressionContainer' ? value.expression : value;
  return expression.type === 'JSXEmptyExpression'
    ? attribute
    : {
        ...attribute,
        value: {type: 'mdxJsxAttributeValueExpression', value: '', data: toData(expression)},
      };
}

function toData(expression: Expression) {
  return {
    estree: {
      type: 'Program' as const,
      sourceType: 'module' as const,
      body: [{type: 'ExpressionStatement' as const, expression}],
    },
  };
}

function readName(name: JSXIdentifier | JSXMemberExpression | JSXNamespacedName): string {
  switch (name.type) {
    case 'JSXIdentifier':
      return name.name;
    case 'JSXNamespacedName':
      return `${name.namespace.name}:${name.name.name}`;
    case 'JSXMemberExpression':
      return `${readName(name.object)}.${name.property.name}`;
    default:
      return name satisfies never;
  }
}
