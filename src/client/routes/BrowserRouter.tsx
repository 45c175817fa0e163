import {type ReactNode, useState} from 'react';
import {createBrowserHistory, type Location} from 'history';
import {Router, type RouterProps} from 'react-router-dom';
import {plainPath} from '@site/src/lib/page/address';
import {createFollower} from './createFollower';

interface BrowserRouterProps {
  readonly children: ReactNode;
}

/**
 * In the place of the router's component of this name: it hears of a page once that can be shown. Docusaurus tells it at once, and then draws the old
 * page a second time with its old address: a fifth of the time from a click to the new page on a slow processor. It knows pages without `.html`.
 */
export function BrowserRouter({children}: BrowserRouterProps): ReactNode {
  const [history] = useState(createBrowserHistory);
  return <HeldRouter history={history}>{children}</HeldRouter>;
}

/** Docusaurus names it beside the other one, for a setting that this portal does not have. */
export const HashRouter = BrowserRouter;

/** The location is all that a router has as its state. */
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
