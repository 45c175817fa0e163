import {preset} from '@graphql-codegen/client-preset';
import {codegen} from '@graphql-codegen/core';
import {
  getCachedDocumentNodeFromSchema,
  normalizeImportExtension,
} from '@graphql-codegen/plugin-helpers';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';

/** Packages of the generator's current major version. */
export const CURRENT_PACKAGES = {
  codegen,
  getCachedDocumentNodeFromSchema,
  normalizeImportExtension,
  preset,
  plugins: {
    typescript,
    'typescript-operations': typescriptOperations,
    'typescript-resolvers': typescriptResolvers,
    'typed-document-node': typedDocumentNode,
  },
};
