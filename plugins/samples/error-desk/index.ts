import type {LoadContext, Plugin} from '@docusaurus/types';
import {createContentReader} from '@selection-set/content-model';
import type {ErrorTool} from '@selection-set/error-desk';
import {writeIndex} from '@selection-set/error-desk/writer';
import {TOOLS} from '../../../src/data/tools';
import {DEFAULT_LOCALE} from '../../../src/lib/constants';
import type {ToolFacts} from '../../../src/lib/contracts/tool';
import {readReport} from '../samples/reportFile';
import {readErrorPages} from './readErrorPages';

/** What logs call a tool: its package, and the scope that its other packages share. */
export function toErrorTool({
  key,
  name,
  package: main,
  repo,
}: Pick<ToolFacts, 'key' | 'name' | 'package' | 'repo'>): ErrorTool {
  const scope = /^@(?<scope>[^/]+)\//u.exec(main ?? '')?.groups?.scope;
  return {
    id: key,
    name,
    names: main === null ? [] : [scope ?? main],
    issues: `https://github.com/${repo}/issues?q=`,
  };
}

/**
 * Collects what the pages about errors explain, for the page `/errors` and the search: one data module a language, so that only who pastes a
 * log loads it. What readers paste is compared with it on their device.
 */
export default function pluginErrorDesk({siteDir, i18n}: LoadContext): Plugin<void> {
  const read = createContentReader(siteDir);
  return {
    name: 'error-desk',
    async contentLoaded({actions}) {
      const [{files}, {files: originals}, report] = await Promise.all([
        read(i18n.currentLocale),
        read(DEFAULT_LOCALE),
        readReport(siteDir),
      ]);
      const pages = readErrorPages(files, originals, report, TOOLS);
      await actions.createData('index.json', writeIndex(pages, TOOLS.map(toErrorTool)));
    },
  };
}
