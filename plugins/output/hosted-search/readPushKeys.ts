import type {Environment} from '../../../src/lib/config/resolveDeployment';

export interface PushKeys {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

const NAMES = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_ADMIN_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/** @throws Error naming the variables that are missing. */
export function readPushKeys(env: Environment): PushKeys {
  const read = (name: string): string => env[name]?.trim() ?? '';
  const missing = Object.values(NAMES).filter((name) => read(name) === '');
  if (missing.length > 0) {
    throw new Error(
      `Missing in the environment: ${missing.join(', ')}. The key must be one that may write (addObject, deleteIndex, editSettings, browse); it is used here only and never becomes part of the site. "-- --dry-run" needs none.`,
    );
  }
  return {
    appId: read(NAMES.appId),
    apiKey: read(NAMES.apiKey),
    indexName: read(NAMES.indexName),
  };
}

/** A message without the key, whatever put it there (SEA-3). */
export function hideKey(message: string, {apiKey}: Pick<PushKeys, 'apiKey'>): string {
  return apiKey === '' ? message : message.replaceAll(apiKey, '***');
}
