import type {AllContent} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {LatestPost} from '../../../src/lib/contracts/pageIndex';
import type {PackageSnapshot} from '../../../src/lib/contracts/packageInfo';
import {PackageInfoSchema} from '../package-info/valuesSchema';
import {collectPages, collectPosts} from '../page-index/collectPages';

export interface PageContent {
  readonly packages: PackageSnapshot;
  /** Paths of all listed documents, without the site's base address. */
  readonly documents: readonly string[];
  /** Newest first. */
  readonly posts: readonly LatestPost[];
}

const PackagesSchema = Joi.object<PackageSnapshot>().pattern(
  Joi.string(),
  PackageInfoSchema.keys({name: Joi.string().required()}),
);

/**
 * What the other plugins have loaded, as far as tool pages need it.
 *
 * @throws Error naming the plugin whose content has another shape.
 */
export function readContent(allContent: AllContent, baseUrl: string): PageContent {
  const pages = collectPages(allContent, {baseUrl, isWanted: () => true});
  const {value, error} = PackagesSchema.validate(allContent['package-info']?.default ?? {});
  if (error !== undefined) {
    throw new Error(`tool-pages cannot read the content of package-info: ${error.message}.`);
  }
  return {
    packages: value,
    documents: pages.filter(({kind}) => kind === 'doc').map(({path}) => path),
    posts: collectPosts(allContent, baseUrl),
  };
}
