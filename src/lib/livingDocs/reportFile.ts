/** The report as JSON, below the site's base address. */
export const REPORT_FILE = 'living-docs.json';

/** Path of the page that shows it. */
export const REPORT_PATH = '/living-docs';
