import {preset} from '@previous-codegen/client-preset';
import {codegen} from '@previous-codegen/core';
import {
  getCachedDocumentNodeFromSchema,
  normalizeImportExtension,
} from '@previous-codegen/plugin-helpers';
import * as typedDocumentNode from '@previous-codegen/typed-document-node';
import * as typescript from '@previous-codegen/typescript';
import * as typescriptOperations from '@previous-codegen/typescript-operations';
import * as typescriptResolvers from '@previous-codegen/typescript-resolvers';

/** Packages of the generator's previous major version. A chunk of its own, for readers who compare the two. */
export const PREVIOUS_PACKAGES = {
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
