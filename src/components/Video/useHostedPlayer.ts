import {useCallback, useReducer, type ComponentType} from 'react';
import type {ReactPlayerProps} from 'react-player/lazy';
import {useOnDemand} from '@site/src/hooks/useOnDemand';

type HostedState =
  {readonly status: 'poster'} | {readonly status: 'open'} | {readonly status: 'failed'};

export type HostedEvent = {readonly type: 'pressed'} | {readonly type: 'failed'};

/** A poster until it is pressed; then the player, or a sentence if it fails to load (HERO-2). */
export function reduceHosted(state: HostedState, event: HostedEvent): HostedState {
  switch (event.type) {
    case 'pressed':
      return state.status === 'poster' ? {status: 'open'} : state;
    case 'failed':
      return state.status === 'open' ? {status: 'failed'} : state;
    default:
      return event satisfies never;
  }
}

interface HostedPlayer {
  readonly status: HostedState['status'];
  /** Undefined until its script has loaded. */
  readonly Player: ComponentType<ReactPlayerProps> | undefined;
  readonly press: () => void;
  readonly fail: () => void;
}

async function loadPlayer(): Promise<ComponentType<ReactPlayerProps>> {
  const {default: ReactPlayer} = await import('react-player/lazy');
  return ReactPlayer;
}

/** The player's script, fetched on the click that needs it and not before (HERO-2, API-10). */
export function useHostedPlayer(): HostedPlayer {
  const [{status}, dispatch] = useReducer(reduceHosted, {status: 'poster'});
  // Stable, because an effect depends on it.
  const fail = useCallback(() => dispatch({type: 'failed'}), []);
  const Player = useOnDemand(status === 'open', loadPlayer, fail);
  return {status, Player, press: () => dispatch({type: 'pressed'}), fail};
}
