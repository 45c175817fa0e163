import {MANIFEST_FORMAT, type SearchManifest} from './searchIndex';
import {SearchError} from './SearchError';

/** @throws SearchError for what is no manifest, or one of another time. */
export function readManifest(bytes: ArrayBuffer): SearchManifest {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new SearchError('damaged', 'The manifest of the search is no JSON.', {cause: error});
  }
  if (isManifest(value)) {
    return value;
  }
  throw hasOtherFormat(value)
    ? new SearchError('outdated', 'The search has another format. Reload the page.')
    : new SearchError('damaged', 'The manifest of the search has another shape.');
}

function isManifest(value: unknown): value is SearchManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === MANIFEST_FORMAT &&
    'outline' in value &&
    typeof value.outline === 'string' &&
    'texts' in value &&
    typeof value.texts === 'string' &&
    (!('heads' in value) || typeof value.heads === 'string') &&
    'bodies' in value &&
    Array.isArray(value.bodies) &&
    value.bodies.every((name) => typeof name === 'string')
  );
}

function hasOtherFormat(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    typeof value.format === 'number' &&
    value.format !== MANIFEST_FORMAT
  );
}
