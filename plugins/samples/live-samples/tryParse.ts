import {type DocumentNode, GraphQLError, parse} from 'graphql';

/** A piece of GraphQL as a tree, or the error that says why it is none. */
export function tryParse(code: string): DocumentNode | GraphQLError {
  try {
    return parse(code);
  } catch (error) {
    if (error instanceof GraphQLError) {
      return error;
    }
    throw error;
  }
}
