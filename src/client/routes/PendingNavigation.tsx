import type {ReactElement, ReactNode} from 'react';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {usePrevious} from '@docusaurus/theme-common';
import type {Location} from 'history';
import {Route} from 'react-router-dom';

interface PendingNavigationProps {
  readonly location: Location;
  readonly children: ReactElement;
}

/** Replaces Docusaurus's component of this name, without the waiting for the next page, which `BrowserRouter` does. */
export default function PendingNavigation({location, children}: PendingNavigationProps): ReactNode {
  const previousLocation = usePrevious(location) ?? null;
  return (
    <ClientLifecyclesDispatcher previousLocation={previousLocation} location={location}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
