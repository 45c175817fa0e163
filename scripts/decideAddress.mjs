import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {ROOT} from './root.mjs';

/**
 * Prints, for a workflow's environment, where the site will live: SITE_URL and BASE_URL, a line each. A repository variable wins over
 * `static/CNAME`, which wins over what GitHub Pages says. A preview lives at the root of whoever opens it. A line without a value is left
 * out, and the configuration then derives it from the repository's name.
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
    // A domain of one's own leads to the root, as long as nothing says otherwise.
    BASE_URL: CUSTOM_BASE || (url ? '/' : PAGES_PATH || (PAGES_ORIGIN && '/')),
  };
}

function readDomain() {
  const file = path.join(process.env.SITE_DIR ?? ROOT, 'static/CNAME');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
