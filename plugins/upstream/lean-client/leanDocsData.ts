import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * What pages know of all documents, without the list of them: it serves to find the same document in another version, so it is needed only
 * where there are several (V2). The start page stays.
 */
export function leanDocsData(data: GlobalPluginData): GlobalPluginData {
  return data.versions.length > 1 ? data : {...data, versions: data.versions.map(withoutDocs)};
}

function withoutDocs(version: GlobalVersion): GlobalVersion {
  return {...version, docs: version.docs.filter(({id}) => id === version.mainDocId)};
}
