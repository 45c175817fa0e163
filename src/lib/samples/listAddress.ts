/** Path of the page that lists all samples. */
export const SAMPLES_PATH = '/samples';

/** The same as JSON, below the site's base address. */
export const SAMPLES_FILE = 'samples.json';
