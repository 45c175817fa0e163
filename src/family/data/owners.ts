import {BRAND} from './brand';

/** Who keeps a page true: what `owner` in a front matter may name. */
export const OWNERS = [
  {
    id: 'maintainers',
    name: `${BRAND.siteName} maintainers`,
    /** Where a reader reaches them. */
    contact: `${BRAND.repository.url}/discussions`,
  },
] as const;
