import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {languageFacts} from '@selection-set/code-blocks';
import {
  createContentReader,
  type ContentFile,
  type ContentHeading,
} from '@selection-set/content-model';
import {addToCacheVersion, dataModule, withSentences} from '@selection-set/plugin-kit';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {ListedPage, SampleList, SamplesReport} from '../../../src/lib/contracts/samples';
import {SAMPLES_FILE, SAMPLES_PATH} from '../../../src/lib/samples/sampleLists';
import {listPages} from './listPages';
import {mutateSamples, runSamples} from './samplesCommand';
import {REPORT_FILE, readReport} from './reportFile';
import type {SamplePage} from './samplePage';
import type {Step} from './step';

/**
 * Every sample that the report knows, by page.
 *
 * @param files content of the default language.
 * @param pages with their steps, of the same files.
 */
export function listSamples(
  files: readonly ContentFile[],
  pages: readonly SamplePage[],
  report: SamplesReport,
): SampleList {
  return pages.flatMap(({file, steps}) => {
    const known = report[file];
    const content = files.find((each) => each.file === file);
    const title = content?.frontMatter.values.title;
    return known === undefined || content?.path === undefined
      ? []
      : [
          {
            path: content.path,
            file,
            title: typeof title === 'string' ? title : content.path,
            section:
              /^docs\/(?<section>[^/]+)\//u.exec(file)?.groups?.section ?? file.split('/')[0] ?? '',
            packages: Object.entries(known.packages).map((entry) => entry.join(' ')),
            samples: steps.flatMap((step) => describe(step, known.samples, content.headings)),
          },
        ];
  });
}

function describe(
  step: Step,
  facts: SamplesReport[string]['samples'],
  headings: readonly ContentHeading[],
): ListedPage['samples'] {
  const fact = 'hash' in step && step.hash !== undefined ? facts[step.hash] : undefined;
  const anchor = headings.findLast(({line, depth}) => line < step.line && depth > 1)?.id;
  return fact === undefined
    ? []
    : [
        {
          label: labelOf(step),
          line: step.line,
          ...(anchor === undefined ? {} : {anchor}),
          ...fact,
        },
      ];
}

function labelOf(step: Step): string {
  switch (step.kind) {
    case 'file':
      return step.name;
    case 'document':
    case 'live':
      return languageFacts(step.language).label ?? step.language;
    case 'excluded':
      return step.name;
    case 'command':
    case 'options':
    case 'packages':
    case 'stray':
      return languageFacts('bash').label ?? '';
    default:
      return step satisfies never;
  }
}

interface SamplesOptions {
  readonly fresh: boolean;
  /** True without a number of mistakes. */
  readonly mutate?: string | true;
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
        .option(
          '--mutate [count]',
          'break forty pages, or the first of these, and say whether each mistake is found',
        )
        .action(
          withSentences(
            logger.error,
            async (wanted: readonly string[], {fresh, mutate}: SamplesOptions) => {
              const files = await readFiles();
              return mutate === undefined
                ? await runSamples({siteDir, pages: listPages(files), wanted, isFresh: fresh})
                : await mutateSamples(siteDir, files, mutate === true ? Infinity : Number(mutate));
            },
          ),
        );
    },
  };
}
