import type {SearchAnswer, SearchCall, SearchClient} from './types';

export interface LatestListener {
  readonly onAnswer: (answer: SearchAnswer) => void;
  readonly onFailed: (query: string, error: unknown) => void;
}

/**
 * The search of one search box: only the newest query is answered, and its answers arrive in order.
 *
 * @returns a function that searches; an empty query cancels the previous one.
 */
export function createLatestSearch(
  client: Pick<SearchClient, 'search'>,
  {onAnswer, onFailed}: LatestListener,
): (query: string, options?: Omit<SearchCall, 'onAnswer' | 'signal'>) => Promise<void> {
  let current = new AbortController();
  return async (query, options = {}) => {
    current.abort();
    const own = new AbortController();
    current = own;
    const tell = (answer: SearchAnswer): void => {
      if (!own.signal.aborted) {
        onAnswer(answer);
      }
    };
    try {
      tell(await client.search(query, {...options, onAnswer: tell, signal: own.signal}));
    } catch (error) {
      if (!own.signal.aborted) {
        onFailed(query, error);
      }
    }
  };
}
