/**
 * What pages use of `@docusaurus/utils-common`, which takes its place in browsers: the package's own entry brings all of `tslib` along.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';

/** The entry alone holds it. */
export const blogPostContainerID = '__blog-post-container';
