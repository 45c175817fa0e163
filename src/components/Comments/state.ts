import type {WidgetMessage} from '@site/src/lib/comments/commentTerm';

/** `unreachable`: nothing was heard of the widget, which may still come; `refused`: it came and cannot work. */
export type CommentsState =
  | {readonly status: 'idle'}
  | {readonly status: 'waiting'}
  | {readonly status: 'ready'}
  | {readonly status: 'failed'; readonly reason: 'unreachable' | 'refused'};

export type CommentsEvent =
  {readonly type: 'asked'} | {readonly type: 'missed'} | {readonly type: WidgetMessage};

export const INITIAL_STATE: CommentsState = {status: 'idle'};

/** From an empty place to the widget, or to a notice that names another way (CMT-2, C-26). */
export function reduceComments(state: CommentsState, event: CommentsEvent): CommentsState {
  if (event.type === 'asked') {
    return state.status === 'idle' ? {status: 'waiting'} : state;
  }
  // Nobody has asked: what arrives belongs to another widget.
  if (state.status === 'idle') {
    return state;
  }
  switch (event.type) {
    case 'answered':
      return isRefused(state) ? state : {status: 'ready'};
    case 'restarted':
      return {status: 'waiting'};
    case 'refused':
      return {status: 'failed', reason: 'refused'};
    case 'missed':
      return state.status === 'waiting' ? {status: 'failed', reason: 'unreachable'} : state;
    default:
      return event satisfies never;
  }
}

function isRefused(state: CommentsState): boolean {
  return state.status === 'failed' && state.reason === 'refused';
}
