import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {ROOT} from './root.mjs';

/**
 * Prints, for a workflow's environment, the address of the published site: SITE_URL and BASE_URL, a line each. A repository variable takes
 * precedence over `static/CNAME`, which takes precedence over GitHub Pages. A preview is at the root of any host. A line without a value is
 * left out, and the configuration then derives it from the repository's name.
 */
for (const [name, value] of Object.entries(decideAddress(process.env))) {
  if (value) {
    console.log(`${name}=${value}`);
  }
}

function decideAddress({CUSTOM_URL, CUSTOM_BASE, PAGES_ORIGIN, PAGES_PATH, IS_PREVIEW}) {
  const domain = readDomain();
  const url = CUSTOM_URL || (domain && `https://${domain}`);
  if (IS_PREVIEW === 'true') {
    return {SITE_URL: url, BASE_URL: '/'};
  }
  return {
    SITE_URL: url || PAGES_ORIGIN,
    // A custom domain serves the site from the root, unless configured otherwise.
    BASE_URL: CUSTOM_BASE || (url ? '/' : PAGES_PATH || (PAGES_ORIGIN && '/')),
  };
}

function readDomain() {
  const file = path.join(process.env.SITE_DIR ?? ROOT, 'static/CNAME');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
