import {useDocsPreferredVersionByPluginId} from '@docusaurus/plugin-content-docs/client';
import {DOCS_PATH, startPath} from '@site/src/lib/versions/findDocument';

/** Where the documentation starts for this reader: in the version chosen last, known once the page has loaded, else the latest (V7). */
export function useDocsStart(): string {
  const preferred = useDocsPreferredVersionByPluginId().default ?? undefined;
  return preferred === undefined || preferred.isLast ? DOCS_PATH : startPath(preferred);
}
