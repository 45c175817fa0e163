import path from 'node:path';

/**
 * A file that `createData` wrote, named as a module of a route. Its path alone would be written into the scripts of every page, which would
 * then differ with the folder that the portal is built in.
 *
 * @param generatedFilesDir absolute, as the context of a plugin has it.
 * @param file absolute, below that folder.
 */
export function dataModule(generatedFilesDir: string, file: string): string {
  const name = path.relative(generatedFilesDir, file);
  return `@generated/${name.replaceAll(path.sep, '/')}`;
}
