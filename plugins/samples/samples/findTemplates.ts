import ts from 'typescript';

const TAGS = new Set(['gql', 'graphql']);
const COMMENT = /\/\*\s*GraphQL\s*\*\/\s*$/u;

/** GraphQL that stands in code: templates without inserted code, behind `gql` or `graphql`, in calls of these, or behind a `GraphQL` comment. */
export function findTemplates(code: string): readonly string[] {
  const source = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isNoSubstitutionTemplateLiteral(node) && isGraphql(node, code)) {
      found.push(node.text);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function isGraphql(node: ts.Node, code: string): boolean {
  const {parent} = node;
  if (ts.isTaggedTemplateExpression(parent)) {
    return ts.isIdentifier(parent.tag) && TAGS.has(parent.tag.text);
  }
  const isArgument =
    ts.isCallExpression(parent) &&
    ts.isIdentifier(parent.expression) &&
    TAGS.has(parent.expression.text);
  return isArgument || COMMENT.test(code.slice(0, node.getStart()));
}
