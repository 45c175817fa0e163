import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/**
 * A validation rule that refuses selections of more than some levels of fields, counted through fragments. A fragment within itself counts
 * once; another rule of GraphQL refuses it.
 */
export function createDepthLimit(limit: number): (context: ValidationContext) => ASTVisitor {
  return (context) => {
    const known = new Map<FragmentDefinitionNode, number>();
    const measureFragment = (name: string): number => {
      const fragment = context.getFragment(name);
      if (fragment === null || fragment === undefined) {
        return 0;
      }
      const depth = known.get(fragment);
      if (depth !== undefined) {
        return depth;
      }
      known.set(fragment, 0);
      const measured = measure(fragment.selectionSet);
      known.set(fragment, measured);
      return measured;
    };
    const measure = ({selections}: SelectionSetNode): number =>
      Math.max(
        0,
        ...selections.map((selection) => {
          if (selection.kind === Kind.FRAGMENT_SPREAD) {
            return measureFragment(selection.name.value);
          }
          const below = selection.selectionSet === undefined ? 0 : measure(selection.selectionSet);
          return selection.kind === Kind.FIELD ? below + 1 : below;
        }),
      );
    return {
      OperationDefinition(node) {
        const depth = measure(node.selectionSet);
        if (depth > limit) {
          context.reportError(
            new GraphQLError(
              `This operation selects ${depth} levels of fields. A sample runs up to ${limit}.`,
              {nodes: node},
            ),
          );
        }
      },
    };
  };
}
