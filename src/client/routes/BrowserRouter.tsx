import {type ReactNode, useState} from 'react';
import {createBrowserHistory, type Location} from 'history';
import {Router, type RouterProps} from 'react-router-dom';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {goTo} from '@site/src/client/recovery/goTo';
import {showNotice} from '@site/src/client/recovery/notice';
import {plainPath} from '@site/src/lib/page/address';
import preload from './preload';

/** Resolves once the page at a location can be shown, to whether the reader still wants it. */
type Follow = (location: Location) => Promise<boolean>;

/**
 * Follows the reader's navigation: notifies client modules of the target, and loads the page. Loading waits instead of failing; a page that
 * fails nevertheless is loaded from the server, once.
 *
 * @param opened location of the page that the browser has opened.
 */
function createFollower(opened: Location): Follow {
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

interface BrowserRouterProps {
  readonly children: ReactNode;
}

/**
 * Replaces the router's component of this name: it changes the location only when the page can be shown. Docusaurus changes it at once, and
 * renders the old page a second time with its old address: a fifth of the time from a click to the new page on a slow processor. Also
 * removes `.html` from addresses.
 */
export function BrowserRouter({children}: BrowserRouterProps): ReactNode {
  const [history] = useState(createBrowserHistory);
  return <HeldRouter history={history}>{children}</HeldRouter>;
}

/** Docusaurus imports it as well, for a setting that this portal does not use. */
export const HashRouter = BrowserRouter;

/** A router's only state is the location. */
class HeldRouter extends Router {
  readonly #follow;

  constructor(props: RouterProps) {
    super(props);
    this.#follow = createFollower(props.history.location);
  }

  override setState(state: {readonly location: Location}): void {
    const {location} = state;
    if (location.pathname.endsWith('.html')) {
      this.props.history.replace({...location, pathname: plainPath(location.pathname) || '/'});
      return;
    }
    void this.#follow(state.location).then((isShown) => isShown && super.setState(state));
  }
}
