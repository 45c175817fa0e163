import type {LoadContext, Plugin} from '@docusaurus/types';
import {TOOLS} from '../../../src/data/tools';
import {toolSlug} from '../../../src/lib/catalogue/toolSlug';
import {dataModule} from '@selection-set/plugin-kit';
import {keepFor} from '@selection-set/plugin-kit/keepFor';
import {readContent} from './readContent';
import {renderToolReadme} from './renderToolReadme';
import {composeToolPage} from './composeToolPage';

/** A page per tool at `/tools/<slug>`: facts and README of its package, its documentation and the posts about it (PKG-1, GEN-4). */
export default function pluginToolPages(context: LoadContext): Plugin<void> {
  const {baseUrl, generatedFilesDir} = context;
  const kept = keepFor(context, 'readmes');
  return {
    name: 'tool-pages',
    async allContentLoaded({allContent, actions}) {
      const content = readContent(allContent, baseUrl);
      for (const tool of TOOLS) {
        const info = tool.package === null ? undefined : content.packages[tool.package];
        const readmeHtml = await renderToolReadme(tool, info, kept);
        const slug = toolSlug(tool.key);
        const data = await actions.createData(
          `${slug}.json`,
          JSON.stringify(composeToolPage({tool, info, readmeHtml, ...content})),
        );
        actions.addRoute({
          path: `${baseUrl}tools/${slug}`,
          component: '@site/src/components/ToolPage',
          modules: {data: dataModule(generatedFilesDir, data)},
          exact: true,
        });
      }
    },
  };
}
