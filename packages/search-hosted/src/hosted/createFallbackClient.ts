import type {
  SearchAnswer,
  SearchCall,
  SearchClient,
  SearchNotice,
  TextPlace,
} from '@selection-set/search/client';
import type {Excerpt} from '@selection-set/search/engine';
import {HostedFailure, toHostedFailure} from './HostedFailure';
import type {HostedIndex} from './createHostedIndex';

/** In milliseconds since the query. */
interface Timing {
  /** When the embedded search starts as well. */
  readonly stall: number;
  /** When the embedded search takes over. */
  readonly deadline: number;
}

interface Contest {
  readonly timing: Timing;
  readonly signal?: AbortSignal;
  readonly onAnswer?: (answer: SearchAnswer) => void;
  readonly askHosted: () => Promise<SearchAnswer>;
  readonly askEmbedded: (onAnswer: (answer: SearchAnswer) => void) => Promise<SearchAnswer>;
  readonly giveUp: (failure: HostedFailure) => void;
}

/**
 * The hosted answer if it arrives in time; else the embedded one, which was requested meanwhile. The source does not change afterwards:
 * results that a reader sees are not replaced by those of the other search.
 *
 * @throws the error of the embedded search when neither has an answer; AbortError after `signal`.
 */
async function askBoth(contest: Contest): Promise<SearchAnswer> {
  const {timing, signal, onAnswer, giveUp} = contest;
  signal?.throwIfAborted();
  let notice: SearchNotice | undefined;
  let early: SearchAnswer | undefined;
  let embedded: Promise<SearchAnswer> | undefined;
  const hosted = contest.askHosted();

  const tell = (answer: SearchAnswer): void => {
    early = answer;
    if (notice !== undefined && signal?.aborted !== true) {
      onAnswer?.({...answer, notice});
    }
  };
  const startEmbedded = async (): Promise<SearchAnswer> => {
    embedded ??= contest.askEmbedded(tell);
    return embedded;
  };
  const switchOver = async (failure: HostedFailure): Promise<SearchAnswer> => {
    notice = failure.code;
    giveUp(failure);
    if (early !== undefined) {
      tell(early);
    }
    try {
      return {...(await startEmbedded()), notice};
    } catch (error) {
      // Late is better than never.
      return hosted.catch(() => {
        throw error;
      });
    }
  };

  const timers: ReturnType<typeof setTimeout>[] = [];
  const ended = new AbortController();
  try {
    return await new Promise<SearchAnswer>((resolve, reject) => {
      const leave = (failure: HostedFailure): void => {
        if (notice === undefined && signal?.aborted !== true) {
          switchOver(failure).then(resolve, reject);
        }
      };
      signal?.addEventListener(
        'abort',
        () => {
          reject(signal.reason);
        },
        {signal: ended.signal},
      );
      hosted.then(
        (answer) => (notice === undefined ? resolve(answer) : undefined),
        (error: unknown) => leave(toHostedFailure(error)),
      );
      timers.push(
        setTimeout(() => {
          startEmbedded().catch(() => undefined);
        }, timing.stall),
        setTimeout(() => {
          leave(new HostedFailure('slow', `No answer after ${String(timing.deadline)} ms.`));
        }, timing.deadline),
      );
    });
  } finally {
    timers.forEach(clearTimeout);
    ended.abort();
  }
}

const KINDS: ReadonlyMap<string | undefined, string> = new Map([
  ['docs', 'doc'],
  ['blog', 'post'],
  ['tools', 'tool'],
]);

/** The facet of a page whose record has none, as with the DocSearch crawler: by the start of its path. */
export function kindOfPath(path: string): readonly string[] {
  const [, folder] = path.split('/');
  return [`kind:${KINDS.get(folder) ?? 'page'}`];
}

/** First number of pages of a hosted index, which distinguishes them from embedded ones. */
export const HOSTED_PAGES = 1_000_000;

export interface FallbackOptions {
  readonly hosted: HostedIndex;
  readonly embedded: SearchClient;
  /** Loads what the hosted index needs, without sending a request. */
  readonly prefetch: () => Promise<void>;
  readonly timing: Timing;
  /** How long to send nothing to a hosted index after a failure, in milliseconds. */
  readonly rest: Readonly<Record<SearchNotice, number>>;
  /** Receives each failure, once for each code; readers get a notice instead. */
  readonly warn: (failure: HostedFailure) => void;
  readonly now: () => number;
}

/**
 * A hosted search with the site's own as a fallback: however the hosted one fails, there are results in time, with a notice. It is then
 * skipped for a while, so that readers do not wait for it with each letter.
 */
export function createFallbackClient(options: FallbackOptions): SearchClient {
  const {hosted, embedded, rest, warn, now} = options;
  const warned = new Set<SearchNotice>();
  let restsUntil = 0;
  let reason: SearchNotice = 'slow';

  const giveUp = (failure: HostedFailure): void => {
    const {code} = failure;
    if (rest[code] > 0) {
      restsUntil = now() + rest[code];
      reason = code;
    }
    if (!warned.has(code)) {
      warned.add(code);
      warn(failure);
    }
  };

  return {
    ...embedded,
    prefetch: () => {
      if (now() < restsUntil) {
        embedded.prefetch();
      } else {
        options.prefetch().catch(() => undefined);
      }
    },
    search: async (query, call = {}) => {
      if (query.trim() === '') {
        return {query, hits: [], stage: 'full'};
      }
      if (now() < restsUntil) {
        return askEmbedded(embedded, query, call, reason);
      }
      return askBoth({
        timing: options.timing,
        signal: call.signal,
        onAnswer: call.onAnswer,
        askHosted: async () => numberFrom(await hosted.search(query, call), HOSTED_PAGES),
        askEmbedded: async (onAnswer) => embedded.search(query, {...call, onAnswer}),
        giveUp,
      });
    },
    excerpts: async (query, places, length) => {
      const own = places.filter(({page}) => page < HOSTED_PAGES);
      const texts = own.length === 0 ? [] : await embedded.excerpts(query, own, length);
      const left = [...texts];
      return places.flatMap((place): readonly Excerpt[] => {
        const excerpt = isHosted(place) ? hosted.excerpt(toHosted(place)) : left.shift();
        return excerpt === undefined ? [] : [excerpt];
      });
    },
    headings: async (page) =>
      page < HOSTED_PAGES ? embedded.headings(page) : hosted.headings(page - HOSTED_PAGES),
  };
}

export function isHosted({page}: TextPlace): boolean {
  return page >= HOSTED_PAGES;
}

/** A place with its number in the hosted index. */
export function toHosted(place: TextPlace): TextPlace {
  return {...place, page: place.page - HOSTED_PAGES};
}

function numberFrom(answer: SearchAnswer, start: number): SearchAnswer {
  return {...answer, hits: answer.hits.map((hit) => ({...hit, index: hit.index + start}))};
}

async function askEmbedded(
  embedded: SearchClient,
  query: string,
  call: SearchCall,
  notice: SearchNotice,
): Promise<SearchAnswer> {
  const onAnswer = (answer: SearchAnswer): void => call.onAnswer?.({...answer, notice});
  return {...(await embedded.search(query, {...call, onAnswer})), notice};
}
