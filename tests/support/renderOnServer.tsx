import type {ReactNode} from 'react';
import {load, type CheerioAPI} from 'cheerio';
import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom';
import type {SiteOptions} from './renderInSite';
import SiteProviders from './SiteProviders';

/** The HTML that the build writes, before any script runs; for tests in Node. */
export function renderOnServer(
  ui: ReactNode,
  {path = '/', ...settings}: SiteOptions = {},
): CheerioAPI {
  return load(
    renderToString(
      <StaticRouter location={path}>
        <SiteProviders {...settings}>{ui}</SiteProviders>
      </StaticRouter>,
    ),
  );
}
