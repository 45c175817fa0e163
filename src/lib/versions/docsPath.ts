/** Where readers get the latest version of the documentation, below base address and language. */
export const DOCS_PATH = '/docs';
