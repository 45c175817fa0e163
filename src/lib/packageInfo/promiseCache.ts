import type {PackageRequest} from '../contracts/packageInfo';

/** Answers that are being fetched or were fetched, by key (API-9). */
export interface PromiseCache<Value> {
  /** The remembered answer, or else what `load` gives; a failure is forgotten, so that the next call tries again. */
  readonly get: (key: string, load: () => Promise<Value>) => Promise<Value>;
}

/** An empty cache; calls for the same key share one promise, also while it is still open (API-9). */
export function createPromiseCache<Value>(): PromiseCache<Value> {
  const entries = new Map<string, Promise<Value>>();
  return {
    get(key, load) {
      const known = entries.get(key);
      if (known !== undefined) {
        return known;
      }
      const entry = load().catch((error: unknown) => {
        entries.delete(key);
        throw error;
      });
      entries.set(key, entry);
      return entry;
    },
  };
}

/** Key of a request: name, repository and path, so that different READMEs of one package are kept apart (API-9). */
export function requestKey({name, repo = '', path = ''}: PackageRequest): string {
  return JSON.stringify([name, repo, path]);
}
