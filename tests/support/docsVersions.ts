import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';

type Documents = Readonly<Record<string, string>>;

function version(
  name: string,
  path: string,
  documents: Documents,
  {label = name, isLast = false} = {},
): GlobalPluginData['versions'][number] {
  return {
    name,
    label,
    isLast,
    path,
    mainDocId: 'index',
    draftIds: [],
    sidebars: {},
    docs: Object.entries(documents).map(([id, documentPath]) => ({id, path: documentPath})),
  };
}

/** What is being written, the latest, and an older one; each has a page of its own: `yoga/new`, `yoga/moved` and `yoga/gone`. */
export const VERSIONS = [
  version(
    'current',
    '/docs/next',
    {
      index: '/docs/next/',
      'yoga/index': '/docs/next/yoga',
      'yoga/new': '/docs/next/yoga/new',
    },
    {label: 'Next'},
  ),
  version(
    '2.0',
    '/docs',
    {index: '/docs/', 'yoga/index': '/docs/yoga', 'yoga/moved': '/docs/yoga/moved-to'},
    {isLast: true},
  ),
  version('1.0', '/docs/1.0', {
    index: '/docs/1.0/',
    'yoga/index': '/docs/1.0/yoga',
    'yoga/moved': '/docs/1.0/yoga/moved-from',
    'yoga/gone': '/docs/1.0/yoga/gone',
  }),
] as const;

/** Global data of a site that has these versions. */
export function globalDataOf(
  versions: readonly GlobalPluginData['versions'][number][],
): Record<string, Record<string, GlobalPluginData>> {
  return {
    'docusaurus-plugin-content-docs': {
      default: {path: '/docs', versions: [...versions], breadcrumbs: true},
    },
  };
}
