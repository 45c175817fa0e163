import {type ComponentType, useCallback, useReducer} from 'react';
import type {ReactPlayerProps} from 'react-player/lazy';
import {useOnDemand} from '@site/src/hooks/useOnDemand';
import {type HostedState, reduceHosted} from './state';

interface HostedPlayer {
  readonly status: HostedState['status'];
  /** Not there until its script is. */
  readonly Player: ComponentType<ReactPlayerProps> | undefined;
  readonly press: () => void;
  readonly fail: () => void;
}

async function loadPlayer(): Promise<ComponentType<ReactPlayerProps>> {
  const {default: ReactPlayer} = await import('react-player/lazy');
  return ReactPlayer;
}

/** The player's script, fetched by the click that wants it and not before (HERO-2, API-10). */
export function useHostedPlayer(): HostedPlayer {
  const [{status}, dispatch] = useReducer(reduceHosted, {status: 'poster'});
  // Stable, because an effect depends on it.
  const fail = useCallback(() => dispatch({type: 'failed'}), []);
  const Player = useOnDemand(status === 'open', loadPlayer, fail);
  return {status, Player, press: () => dispatch({type: 'pressed'}), fail};
}
