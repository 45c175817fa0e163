import type {WidgetMessage} from '@site/src/lib/comments/commentTerm';

/** `unreachable`: the widget has not responded yet, but still may; `refused`: it has loaded and cannot work. */
export type CommentsState =
  | {readonly status: 'idle'}
  | {readonly status: 'waiting'}
  | {readonly status: 'ready'}
  | {readonly status: 'failed'; readonly reason: 'unreachable' | 'refused'};

export type CommentsEvent =
  {readonly type: 'asked'} | {readonly type: 'missed'} | {readonly type: WidgetMessage};

export const INITIAL_STATE: CommentsState = {status: 'idle'};

/** From a placeholder to the widget, or to a notice with an alternative (CMT-2, C-26). */
export function reduceComments(state: CommentsState, event: CommentsEvent): CommentsState {
  if (event.type === 'asked') {
    return state.status === 'idle' ? {status: 'waiting'} : state;
  }
  // Not requested yet: the message is from another widget.
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
