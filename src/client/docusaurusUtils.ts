/**
 * Replaces `@docusaurus/utils-common` in browsers with the parts that pages use: the package's own entry would load all of `tslib`.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';

/** Defined only in the package's entry. */
export const blogPostContainerID = '__blog-post-container';
