import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import type {Location} from 'history';
import {goTo} from '@site/src/client/recovery/goTo';
import {showNotice} from '@site/src/client/recovery/notice';
import preload from './preload';

/** Resolves once the page at a location can be shown, to whether the reader still wants it. */
export type Follow = (location: Location) => Promise<boolean>;

/**
 * Goes after the reader: tells client modules where to, and loads what is there. What loads does not fail, it waits; a page that fails all the
 * same comes from the server, once.
 *
 * @param opened location of the page that the browser has opened.
 */
export function createFollower(opened: Location): Follow {
  let wanted = opened;
  let ends: (() => void)[] = [];
  begin(null, opened);
  return async (location) => {
    ends.push(begin(wanted, location));
    wanted = location;
    try {
      await preload(location.pathname);
    } catch (error) {
      console.warn(error);
      if (!goTo(window.location.href)) {
        showNotice({kind: 'broken', address: window.location.href});
      }
      return false;
    }
    if (wanted !== location) {
      return false;
    }
    ends.forEach((end) => end());
    ends = [];
    return true;
  };
}

function begin(previousLocation: Location | null, location: Location): () => void {
  return dispatchLifecycleAction('onRouteUpdate', {
    previousLocation: previousLocation && normalizeLocation(previousLocation),
    location: normalizeLocation(location),
  });
}
