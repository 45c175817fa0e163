import type {ReactNode} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {render, type RenderResult} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import type {SiteSettings} from './siteContext';
import SiteProviders from './SiteProviders';

export interface SiteOptions extends SiteSettings {
  /** Where the reader is. */
  readonly path?: string;
}

/** Renders as a page of the site does: router, site context, the theme's providers and strict mode. */
export function renderInSite(
  ui: ReactNode,
  {path = '/', ...settings}: SiteOptions = {},
): RenderResult {
  return render(ui, {
    wrapper: ({children}: {readonly children: ReactNode}) => (
      <BrowserContextProvider>
        <MemoryRouter initialEntries={[path]}>
          <SiteProviders {...settings}>{children}</SiteProviders>
        </MemoryRouter>
      </BrowserContextProvider>
    ),
  });
}
