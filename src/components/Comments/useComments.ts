import {type ComponentType, useCallback, useReducer} from 'react';
import type {GiscusProps} from '@giscus/react';
import {useDeadline} from '@site/src/hooks/useDeadline';
import {useMessagesFrom} from '@site/src/hooks/useMessagesFrom';
import {useOnDemand} from '@site/src/hooks/useOnDemand';
import {readWidgetMessage} from '@site/src/lib/comments/readWidgetMessage';
import {COMMENTS_TIMEOUT_MS} from '@site/src/lib/constants';
import {type CommentsState, INITIAL_STATE, reduceComments} from './state';

export interface CommentsControl {
  readonly state: CommentsState;
  /** Not there until the widget's script is (CMT-2). */
  readonly Widget: ComponentType<GiscusProps> | undefined;
  readonly ask: () => void;
}

async function loadWidget(): Promise<ComponentType<GiscusProps>> {
  const {default: Giscus} = await import('@giscus/react');
  return Giscus;
}

/** Loads the widget when it is asked for, and judges by its messages whether it works (CMT-2, API-10). */
export function useComments(host: string): CommentsControl {
  const [state, dispatch] = useReducer(reduceComments, INITIAL_STATE);
  // Stable, because effects depend on them.
  const ask = useCallback(() => dispatch({type: 'asked'}), []);
  const miss = useCallback(() => dispatch({type: 'missed'}), []);
  const read = useCallback((data: unknown) => {
    const type = readWidgetMessage(data);
    if (type !== undefined) {
      dispatch({type});
    }
  }, []);
  useMessagesFrom(host, read);
  useDeadline(state.status === 'waiting', COMMENTS_TIMEOUT_MS, miss);
  const Widget = useOnDemand(state.status !== 'idle', loadWidget, miss);
  return {state, Widget, ask};
}
