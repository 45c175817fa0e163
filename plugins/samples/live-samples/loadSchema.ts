import {existsSync} from 'node:fs';
import path from 'node:path';
import type {GraphQLSchema} from 'graphql';
import {schemaName} from './schemaName';

/** Makes the schema with its first data. */
export type SchemaMaker = () => GraphQLSchema;

interface SchemaModule {
  readonly default: SchemaMaker;
}

/**
 * Loads the module of a schema.
 *
 * @param file relative to the portal's folder, such as `live/bookshelf.ts`.
 * @returns undefined where there is no such module.
 * @throws whatever the module throws while it loads.
 */
export async function loadSchema(
  siteDir: string,
  file: string | undefined,
): Promise<SchemaMaker | undefined> {
  const name = schemaName(file);
  const place = path.join(siteDir, file ?? '');
  if (name === undefined || !existsSync(place)) {
    return undefined;
  }
  const module: SchemaModule = await import(place);
  return module.default;
}
