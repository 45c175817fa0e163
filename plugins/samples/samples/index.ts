import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {SampleList} from '../../../src/lib/contracts/samples';
import {SAMPLES_FILE, SAMPLES_PATH} from '../../../src/lib/samples/listAddress';
import {type ContentFile, createContentReader} from '@selection-set/content-model';
import {addToCacheVersion, dataModule} from '@selection-set/plugin-kit';
import {listPages} from './listPages';
import {listSamples} from './listSamples';
import {mutateSamples} from './mutate';
import {readReport, REPORT_FILE} from './reportFile';
import {runSamples} from './samplesCommand';

interface SamplesOptions {
  readonly fresh: boolean;
  readonly mutate: boolean;
}

/**
 * `npm run samples` follows every page of the documentation literally and compares what it shows with what happens. What it found stands
 * below each sample (`describeFence.ts`, a step of `markdown`) and on a page of its own.
 */
export default function pluginSamples({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin<SampleList> {
  const readFiles = async (): Promise<readonly ContentFile[]> =>
    (await createContentReader(siteDir)(DEFAULT_LOCALE)).files;
  return {
    name: 'samples',
    async loadContent() {
      const files = await readFiles();
      return listSamples(files, listPages(files), await readReport(siteDir));
    },
    async contentLoaded({content, actions}) {
      const list = await actions.createData('list.json', content);
      actions.addRoute({
        path: `${baseUrl}${SAMPLES_PATH.slice(1)}`,
        component: '@site/src/components/SampleList',
        modules: {list: dataModule(generatedFilesDir, list)},
        exact: true,
      });
    },
    // The report is compiled into Markdown files, which are kept from build to build.
    configureWebpack: (config) =>
      addToCacheVersion(
        config,
        createHash('sha256')
          .update(readFileSync(path.join(siteDir, REPORT_FILE)))
          .digest('hex'),
      ),
    async postBuild({content, outDir}) {
      await writeFile(path.join(outDir, SAMPLES_FILE), `${JSON.stringify(content, null, 2)}\n`);
    },
    extendCli(cli) {
      cli
        .command('samples [pages...]')
        .description('Check the samples of the documentation: all that changed, or those of pages.')
        .option('--fresh', 'check those too that have not changed', false)
        .option('--mutate', 'break fifteen samples, and say whether each mistake is found', false)
        .action(async (wanted: readonly string[], {fresh, mutate}: SamplesOptions) => {
          const files = await readFiles();
          process.exitCode = mutate
            ? await mutateSamples(siteDir, files)
            : await runSamples({siteDir, pages: listPages(files), wanted, isFresh: fresh});
        });
    },
  };
}
