import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {LivingDocsReport} from '../../../src/lib/contracts/livingDocs';
import {REPORT_FILE, REPORT_PATH} from '../../../src/lib/livingDocs/reportFile';
import {createContentReader, readRedirects} from '@selection-set/content-model';
import {readSiteMap} from '../links/readSiteMap';
import {readReport} from '../outside-links/report';
import {dataModule} from '@selection-set/plugin-kit';
import {composeReport} from './composeReport';
import {listPageLinks} from './listPageLinks';
import {summariseOutsideLinks} from './summariseOutsideLinks';

/**
 * The state of the documentation as a page and as JSON: owners, review dates, short and unlinked documents, redirects and the last check of
 * outside links. It is about the originals, whatever the language of the page. `npm start` makes it once.
 */
export default function pluginLivingDocs({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin<LivingDocsReport> {
  return {
    name: 'living-docs',
    async loadContent() {
      const readContent = createContentReader(siteDir);
      const {files} = await readContent(DEFAULT_LOCALE);
      const map = await readSiteMap(siteDir, DEFAULT_LOCALE, readContent);
      const outside = summariseOutsideLinks(await readReport(siteDir));
      return composeReport({
        files,
        links: listPageLinks(files, map),
        redirects: readRedirects(siteDir).redirects.map(({from, to}) => ({from, to})),
        ...(outside === undefined ? {} : {outside}),
      });
    },
    async contentLoaded({content, actions}) {
      const report = await actions.createData('report.json', content);
      actions.addRoute({
        path: `${baseUrl}${REPORT_PATH.slice(1)}`,
        component: '@site/src/components/LivingDocs',
        modules: {report: dataModule(generatedFilesDir, report)},
        exact: true,
      });
    },
    async postBuild({content, outDir}) {
      await writeFile(path.join(outDir, REPORT_FILE), `${JSON.stringify(content, null, 2)}\n`);
    },
  };
}
