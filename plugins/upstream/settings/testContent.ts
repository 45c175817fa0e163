import type {ConfigOfFunctions} from '@selection-set/plugin-kit';

/**
 * The pages and documents that tests look at (`tests/pages`, `tests/docs`), below `/test`.
 *
 * @param markdown steps that every page of the portal goes through.
 * @param docs settings that documents of the portal have besides.
 */
export function testContent(markdown: object, docs: object): ConfigOfFunctions['plugins'] {
  return [
    [
      '@docusaurus/plugin-content-pages',
      {...markdown, id: 'test', path: 'tests/pages', routeBasePath: 'test'},
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        ...markdown,
        ...docs,
        id: 'test',
        path: 'tests/docs',
        routeBasePath: 'test/docs',
        sidebarPath: './tests/docs/sidebars.ts',
      },
    ],
  ];
}
