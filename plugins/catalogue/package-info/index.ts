import path from 'node:path';
import process from 'node:process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {TOOLS} from '../../../src/data/tools';
import type {PackageSnapshot} from '../../../src/lib/contracts/packageInfo';
import {composeData} from './composeData';
import {listRequests, listToolPackages} from './listRequests';
import {type PluginOptions, validateOptions} from './options';
import {REFRESH_COMMAND, runRefreshCommand} from './refreshCommand';
import {refreshForBuild} from './refreshForBuild';
import {formatSnapshot, parseSnapshot, readSnapshot} from './snapshot';

/**
 * Package information of the catalogue's tools (PKG-1, API-4..6, VAL-13): from the committed snapshot, which `docusaurus
 * packages:refresh` renews, and on demand from the network. Other plugins find it, READMEs included, in `allContent`; pages load
 * `@generated/package-info/default/<slug>.json` of their tool, or `summaries.json` with all tools but without READMEs.
 */
export default function pluginPackageInfo(
  {siteDir}: LoadContext,
  options: PluginOptions,
): Plugin<PackageSnapshot> {
  const snapshotPath = path.resolve(siteDir, options.snapshotPath);
  const requests = listRequests(TOOLS);
  return {
    name: 'package-info',
    async loadContent() {
      const previous = await readSnapshot(snapshotPath);
      if (!options.refresh) {
        return previous;
      }
      const renewed = await refreshForBuild({siteDir, options, requests, previous});
      // As if it had been written and read, so that the same facts give the same bytes.
      return parseSnapshot(formatSnapshot(renewed), snapshotPath);
    },
    async contentLoaded({content, actions}) {
      for (const {name, text} of composeData(listToolPackages(TOOLS), content)) {
        await actions.createData(name, text);
      }
    },
    getPathsToWatch: () => [snapshotPath],
    extendCli(cli) {
      cli
        .command(REFRESH_COMMAND)
        .description('Fetch package information anew and write the committed snapshot.')
        .action(async () => {
          process.exitCode = await runRefreshCommand({siteDir, options, requests});
        });
    },
  };
}

pluginPackageInfo.validateOptions = validateOptions;
