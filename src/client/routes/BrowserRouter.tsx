import {type ReactNode, useState} from 'react';
import {Router} from 'react-router-dom';
import {createHeldHistory} from './createHeldHistory';

interface BrowserRouterProps {
  readonly children: ReactNode;
}

/** In the place of the router's component of this name: it changes the page when the next one can be shown (issue 8). */
export function BrowserRouter({children}: BrowserRouterProps): ReactNode {
  const [history] = useState(createHeldHistory);
  return <Router history={history}>{children}</Router>;
}

/** Docusaurus names it beside the other one, for a setting that this portal does not have. */
export const HashRouter = BrowserRouter;
