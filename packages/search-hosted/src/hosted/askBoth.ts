import type {SearchAnswer, SearchNotice} from '@selection-set/search/client';
import {HostedFailure, toHostedFailure} from './HostedFailure';

/** In milliseconds from the query on. */
export interface Timing {
  /** When the embedded search starts to look, too. */
  readonly stall: number;
  /** When it has the word. */
  readonly deadline: number;
}

export interface Contest {
  readonly timing: Timing;
  readonly signal?: AbortSignal;
  readonly onAnswer?: (answer: SearchAnswer) => void;
  readonly askHosted: () => Promise<SearchAnswer>;
  readonly askEmbedded: (onAnswer: (answer: SearchAnswer) => void) => Promise<SearchAnswer>;
  readonly giveUp: (failure: HostedFailure) => void;
}

/**
 * The hosted answer if it comes in time; else the embedded one, which was asked meanwhile. Who has the word keeps it: results that a reader sees
 * are not replaced by those of the other.
 *
 * @throws what the embedded search throws, when neither has an answer; AbortError after `signal`.
 */
export async function askBoth(contest: Contest): Promise<SearchAnswer> {
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
