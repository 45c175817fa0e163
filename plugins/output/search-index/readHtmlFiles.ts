import type {LoadContext, Props} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {withoutBase} from '@selection-set/site-paths';
import {readVersions} from '@selection-set/content-model';
import {listBuiltPages, type Routes} from '../markdown-twins/listPages';
import {type BuiltPages, pageFile} from '@selection-set/plugin-kit';
import {isExcluded} from './isExcluded';

/** The built pages that are made from components and data, such as tools, overviews and the home page, by path. */
export function readHtmlFiles(
  {siteDir, baseUrl}: Pick<LoadContext, 'baseUrl' | 'siteDir'>,
  {routes}: Pick<Props, 'routes'>,
  found: Routes,
  excluded: readonly string[],
  pages: BuiltPages,
): ReadonlyMap<string, string> {
  const written = flattenRoutes([...routes]).filter(({metadata}) =>
    /\.mdx?$/u.test(metadata?.sourceFilePath ?? ''),
  );
  const paths = listBuiltPages(found, {
    entries: written.map((route) => ({
      file: '',
      path: withoutBase(route.path, baseUrl),
      isListed: true,
    })),
    oldVersions: readVersions(siteDir)
      .filter(({isLatest}) => !isLatest)
      .map(({path}) => `/docs/${path}`),
    sidebars: [],
  });
  return new Map(
    paths
      .filter((path) => !isExcluded(path, excluded))
      .map((path) => [path, pages.read(pageFile(path)) ?? '']),
  );
}
