/** Why a download ended: files did not come, the device has no room, or the list of files cannot be had. */
export type Failure = 'files' | 'list' | 'room';

/** A language on this device. Sizes are in bytes. */
export type Language =
  | {readonly status: 'unknown'}
  /** Without a connection the size is not known. */
  | {readonly status: 'absent'; readonly total: number | undefined}
  | {readonly status: 'running'; readonly total: number; readonly done: number}
  /** `missing`: what a newer version of it would bring. */
  | {readonly status: 'kept'; readonly total: number; readonly missing: number}
  | {readonly status: 'failed'; readonly total: number | undefined; readonly reason: Failure};

export type LanguageEvent =
  | {
      readonly type: 'looked';
      readonly total: number | undefined;
      readonly missing: number;
      readonly isKept: boolean;
    }
  | {readonly type: 'started'; readonly total: number}
  | {readonly type: 'progressed'; readonly done: number}
  | {readonly type: 'finished'}
  | {readonly type: 'failed'; readonly reason: Failure}
  | {readonly type: 'cancelled'};

export const UNKNOWN: Language = {status: 'unknown'};

export function reduceLanguage(state: Language, event: LanguageEvent): Language {
  switch (event.type) {
    case 'looked':
      return event.isKept
        ? {status: 'kept', total: event.total ?? 0, missing: event.missing}
        : {status: 'absent', total: event.total};
    case 'started':
      return {status: 'running', total: event.total, done: 0};
    case 'progressed':
      return state.status === 'running' ? {...state, done: event.done} : state;
    case 'finished':
      return {status: 'kept', total: totalOf(state) ?? 0, missing: 0};
    case 'failed':
      return {status: 'failed', total: totalOf(state), reason: event.reason};
    case 'cancelled':
      return {status: 'absent', total: totalOf(state)};
    default:
      return event satisfies never;
  }
}

function totalOf(state: Language): number | undefined {
  return state.status === 'unknown' ? undefined : state.total;
}
