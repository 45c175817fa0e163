import process from 'node:process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runOutsideLinks} from './runCommand';

/** `npm run links:outside`: the only check that needs a network, and therefore no part of a build or of the tests. */
export default function pluginOutsideLinks({siteDir, i18n}: LoadContext): Plugin<void> {
  return {
    name: 'outside-links',
    extendCli(cli) {
      cli
        .command('links:outside')
        .description(
          'Ask every other site that the portal links to whether the page is still there.',
        )
        .action(async () => {
          process.exitCode = await runOutsideLinks(siteDir, i18n.locales);
        });
    },
  };
}
