import {type ComponentType, useCallback, useState} from 'react';
import {useOnDemand} from '@site/src/hooks/useOnDemand';
import type {Props as PanelProps} from './LivePanel';

export interface LivePanelControl {
  /** `open` once the editor is there. */
  readonly status: 'closed' | 'failed' | 'loading' | 'open';
  readonly Panel: ComponentType<PanelProps> | undefined;
  readonly ask: () => void;
}

async function loadPanel(): Promise<{readonly Panel: ComponentType<PanelProps>}> {
  const {default: Panel} = await import('./LivePanel');
  return {Panel};
}

/**
 * The editor of a sample, fetched when it is asked for.
 *
 * @param isLinked whether a link asks for it.
 */
export function useLivePanel(isLinked: boolean): LivePanelControl {
  const [request, setRequest] = useState<'asked' | 'failed' | 'none'>('none');
  const isWanted = request === 'asked' || (isLinked && request === 'none');
  // Stable, because an effect depends on it.
  const miss = useCallback(() => setRequest('failed'), []);
  const loaded = useOnDemand(isWanted, loadPanel, miss);
  return {
    status: statusOf(isWanted, request === 'failed', loaded !== undefined),
    Panel: loaded?.Panel,
    ask: () => setRequest('asked'),
  };
}

function statusOf(
  isWanted: boolean,
  hasFailed: boolean,
  isLoaded: boolean,
): LivePanelControl['status'] {
  if (hasFailed) {
    return 'failed';
  }
  if (!isWanted) {
    return 'closed';
  }
  return isLoaded ? 'open' : 'loading';
}
