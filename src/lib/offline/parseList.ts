import type {OfflineFile, OfflineList} from '../contracts/offline';

/** @throws Error for what is not a list of files: an error page, or one of another version of the portal. */
export function parseList(value: unknown): OfflineList {
  if (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'string' &&
    'files' in value &&
    Array.isArray(value.files)
  ) {
    const files: readonly unknown[] = value.files;
    if (files.every(isFile)) {
      return {version: value.version, files};
    }
  }
  throw new Error('The list of files of this language cannot be read.');
}

function isFile(value: unknown): value is OfflineFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'address' in value &&
    typeof value.address === 'string' &&
    'bytes' in value &&
    typeof value.bytes === 'number' &&
    'hash' in value &&
    typeof value.hash === 'string'
  );
}

export function sumBytes(files: readonly OfflineFile[]): number {
  return files.reduce((sum, {bytes}) => sum + bytes, 0);
}
