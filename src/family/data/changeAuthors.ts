import {BRAND} from './brand';

/**
 * Who a page names below its text as the author of its last change: names as commits spell them, and as readers see them. A name that is
 * missing here is not shown, because commits are also made under names of machines and accounts.
 */
export const CHANGE_AUTHORS: Readonly<Record<string, string>> = {
  maintainers: `${BRAND.siteName} maintainers`,
  [`${BRAND.siteName} maintainers`]: `${BRAND.siteName} maintainers`,
};
