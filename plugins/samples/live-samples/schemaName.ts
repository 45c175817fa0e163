/** Folder of the schemas that live samples run, below the project's. */
export const SCHEMA_FOLDER = 'live';

const MODULE = new RegExp(`^${SCHEMA_FOLDER}/(?<name>[a-z][\\w-]*)\\.ts$`, 'u');

/** Name of a schema's module by its path, such as `bookshelf` for `live/bookshelf.ts`; undefined for what is no such path. */
export function schemaName(path: string | undefined): string | undefined {
  return MODULE.exec(path ?? '')?.groups?.name;
}
