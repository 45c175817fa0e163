import {type ReactNode, StrictMode} from 'react';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import LayoutProvider from '@theme/Layout/Provider';
import ThemeProvider from '@theme/ThemeProvider';
import {HelmetProvider} from 'react-helmet-async';
import SearchProvider from '../../src/components/SearchHost/SearchProvider';
import {siteContext, type SiteSettings} from './siteContext';

const ROUTE = {plugin: {id: 'default', name: 'docusaurus-plugin-content-pages'}};

export interface Props extends SiteSettings {
  readonly children: ReactNode;
}

/** Everything a component finds above itself on the site, except router and browser state. */
export default function SiteProviders({children, ...settings}: Props): ReactNode {
  return (
    <StrictMode>
      <HelmetProvider>
        <Context.Provider value={siteContext(settings)}>
          <RouteContextProvider value={ROUTE}>
            <SearchProvider>
              <ThemeProvider>
                <LayoutProvider>{children}</LayoutProvider>
              </ThemeProvider>
            </SearchProvider>
          </RouteContextProvider>
        </Context.Provider>
      </HelmetProvider>
    </StrictMode>
  );
}
