import logger from '@docusaurus/logger';
import type {PackageInfo} from '../../../src/lib/contracts/packageInfo';
import type {ToolFacts} from '../../../src/lib/contracts/tool';
import {type KeptResults, NOTHING_KEPT} from '@selection-set/plugin-kit';
import {type ReadmeLabels, renderReadme} from '@selection-set/readme-html';

/** In the language of the READMEs, which is English whatever the page's language is. */
const LABELS: ReadmeLabels = {
  table: 'Table {number}',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {number}',
  taskDone: 'Done',
  taskOpen: 'Open',
};

/**
 * The README of a tool as sanitised HTML; absent where none is known. One that cannot be rendered is reported and left out.
 *
 * @param kept where rendered READMEs are kept.
 */
export async function renderToolReadme(
  tool: ToolFacts,
  info: PackageInfo | undefined,
  kept: KeptResults = NOTHING_KEPT,
): Promise<string | undefined> {
  if (info?.readme === undefined) {
    return undefined;
  }
  try {
    const {readme} = info;
    const options = {
      toolName: tool.name,
      otherTitles: [info.name],
      repository: tool.repo,
      labels: LABELS,
      ...(info.directory === undefined ? {} : {directory: info.directory}),
    };
    const html = await kept.get([readme, JSON.stringify(options)], async () =>
      renderReadme(readme, options),
    );
    // A README of badges only has nothing left to read.
    return html === '' ? undefined : html;
  } catch (error) {
    logger.warn(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
