/** Packages of the generator's previous major version. A separate chunk, for readers who compare the two. */
export {preset} from '@previous-codegen/client-preset';
export {codegen} from '@previous-codegen/core';
export {
  getCachedDocumentNodeFromSchema,
  normalizeImportExtension,
} from '@previous-codegen/plugin-helpers';
export * as typedDocumentNode from '@previous-codegen/typed-document-node';
export * as typescript from '@previous-codegen/typescript';
export * as typescriptOperations from '@previous-codegen/typescript-operations';
export * as typescriptResolvers from '@previous-codegen/typescript-resolvers';
