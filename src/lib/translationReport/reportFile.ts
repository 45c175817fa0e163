/** The report as JSON, below the site's base address. */
export const TRANSLATIONS_FILE = 'translations.json';

/** Path of the page that shows it; pages of one language lie below it. */
export const TRANSLATIONS_PATH = '/translations';
