import {translate} from '@docusaurus/Translate';
import {useDoc, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useReadVersion} from '@site/src/hooks/useReadVersion';
import {sectionName} from '@site/src/labels/docsSections';
import {isOriginalSource} from '@site/src/lib/locale/contentLocale';
import {isSamePath} from '@site/src/lib/paths/isSamePath';
import {composeTrail, type TrailStep} from '@site/src/lib/sidebar/composeTrail';
import {composeTree} from '@site/src/lib/sidebar/composeTree';
import {firstHref} from '@site/src/lib/sidebar/firstHref';
import {DOCS_PATH} from '@site/src/lib/versions/docsPath';

/** The way to the document that is shown: documentation, section or tool, folders, page. */
export function useTrail(): readonly TrailStep[] {
  const {metadata} = useDoc();
  const {docsSidebars} = useDocsVersion();
  const sidebar = useDocsSidebar();
  const latest = useBaseUrl(DOCS_PATH);
  const docsHref = useReadVersion().version?.path ?? latest;
  const docs = {
    label: translate({
      id: 'docs.trail.root',
      message: 'Documentation',
      description: 'First step of the way to a document, shown above its title',
    }),
    href: docsHref,
  };
  const items = sidebar?.items ?? [];
  const path = metadata.permalink;
  const sectionHref = firstHref(docsSidebars[sidebar?.name ?? ''] ?? items);
  const section =
    sidebar === null || sectionHref === undefined || isSamePath(sectionHref, docsHref)
      ? []
      : [{label: sectionName(sidebar.name), href: sectionHref}];
  return composeTrail({
    before: [docs, ...section],
    nodes: composeTree(items, path, sidebar?.name ?? ''),
    page: {label: metadata.title, href: path, isOriginal: isOriginalSource(metadata.source)},
  });
}
