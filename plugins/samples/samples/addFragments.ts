import {type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, visit} from 'graphql';
import {tryParse} from '../live-samples/tryParse';

/** The fragments that a piece of GraphQL defines; none of what cannot be parsed. */
export function listFragments(code: string): readonly FragmentDefinitionNode[] {
  const document = tryParse(code);
  return document instanceof GraphQLError
    ? []
    : document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
}

/** A document with the fragments that it uses and does not define, and those that they use. */
export function addFragments(
  document: DocumentNode,
  fragments: readonly FragmentDefinitionNode[],
): DocumentNode {
  const known = new Set(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [],
    ),
  );
  const used = new Set<string>();
  visit(document, {FragmentSpread: ({name}) => void used.add(name.value)});
  const missing = fragments.find(({name}) => used.has(name.value) && !known.has(name.value));
  return missing === undefined
    ? document
    : addFragments({...document, definitions: [...document.definitions, missing]}, fragments);
}
