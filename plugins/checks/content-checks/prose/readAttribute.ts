import type {
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';

/**
 * Value of an attribute as it is written: a text, an expression, null for an attribute without a value, undefined where there is none.
 */
export function readAttribute(
  {attributes}: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): MdxJsxAttributeValueExpression | string | null | undefined {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) {
      return attribute.value ?? null;
    }
  }
  return undefined;
}
