import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {createBrowserHistory, type History, type Location, type LocationListener} from 'history';
import preload from './preload';

/**
 * The browser's history, of which the page hears only once the page that it leads to can be shown. Docusaurus tells the router at once, and then
 * draws the old page a second time with its old address: a fifth of the time from a click to the new page on a slow processor (issue 8).
 */
export function createHeldHistory(): History {
  const history = createBrowserHistory();
  const listeners = new Set<LocationListener>();
  let wanted = history.location;
  let ends: (() => void)[] = [];
  begin(null, wanted);

  const follow: LocationListener = async (location, action) => {
    ends.push(begin(wanted, location));
    wanted = location;
    try {
      await preload(location.pathname);
    } catch (error) {
      console.warn(error);
      window.location.reload();
      return;
    }
    if (wanted === location) {
      ends.forEach((end) => end());
      ends = [];
      listeners.forEach((listener) => listener(location, action));
    }
  };
  history.listen(follow);
  const listen: History['listen'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return Object.create(history, {listen: {value: listen}});
}

function begin(previousLocation: Location | null, location: Location): () => void {
  return dispatchLifecycleAction('onRouteUpdate', {
    previousLocation: previousLocation && normalizeLocation(previousLocation),
    location: normalizeLocation(location),
  });
}
