import {useEffect, useReducer, useRef} from 'react';
import {areVariables} from '@site/src/lib/live/areVariables';
import type {LiveOperation} from '@site/src/lib/contracts/live';
import {createWorker} from './createWorker';
import {type LiveConnection, openLiveServer} from './openLiveServer';
import {INITIAL_STATE, type LiveState, reduceLive} from './state';

export interface LiveControl {
  readonly state: LiveState;
  readonly run: (operation: LiveOperation) => void;
  /** Starts the schema anew, with its first data. */
  readonly restart: () => void;
}

/**
 * A server in a worker, for as long as the component is shown.
 *
 * @param first runs as soon as the schema is there.
 */
export function useLiveServer(schema: string, first: LiveOperation | undefined): LiveControl {
  const [state, dispatch] = useReducer(reduceLive, INITIAL_STATE);
  const connection = useRef<LiveConnection>(undefined);
  const waiting = useRef(first);

  useEffect(() => {
    const opened = openLiveServer(schema, createWorker, (event) => {
      dispatch(event);
      const operation = waiting.current;
      if (event.type === 'started' && operation !== undefined) {
        waiting.current = undefined;
        opened.run(operation);
      }
    });
    connection.current = opened;
    return () => opened.close();
  }, [schema]);

  return {
    state,
    run(operation) {
      if (areVariables(operation.variables)) {
        connection.current?.run(operation);
      } else {
        dispatch({type: 'refused'});
      }
    },
    restart() {
      connection.current?.restart();
      dispatch({type: 'cleared'});
    },
  };
}
