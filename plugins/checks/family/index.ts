import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFlags} from '../new-content';
import type {Answers} from '../new-content/question';

/** Flags of each command, by the names of its questions. */
const FLAGS = {
  'new:tool': [
    'name',
    'full-name',
    'title',
    'summary',
    'repo',
    'site',
    'package',
    'color',
    'group',
    'jobs',
  ],
  adopt: ['name', 'subject', 'repo', 'color', 'languages', 'tools', 'tools-file'],
} as const;

const DESCRIPTIONS = {
  'new:tool': 'Add a tool to the catalogue, with its first pages; asks for what no flag says.',
  adopt: 'Replace the family of tools and its content by your own; asks for what no flag says.',
} as const;

/** Loaded when it is needed, because every build loads this plugin. */
const load = () => import('./commands');

/** `docusaurus new:tool`, `remove:tool` and `adopt`: the catalogue and the family as a whole, with all that names them. */
export default function pluginFamily({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'family',
    extendCli(cli) {
      for (const name of ['new:tool', 'adopt'] as const) {
        const command = cli
          .command(name)
          .description(DESCRIPTIONS[name])
          .storeOptionsAsProperties(false)
          .passCommandToAction(false);
        for (const flag of FLAGS[name]) {
          command.option(`--${flag} <value>`);
        }
        command.action(async (options: Answers) => {
          const {runAdopt, runNewTool} = await load();
          await (name === 'adopt' ? runAdopt : runNewTool)(
            siteDir,
            readFlags(FLAGS[name], options),
          );
        });
      }
      cli
        .command('remove:tool <tool>')
        .description('Take a tool out of the catalogue, with its pages and all that names it.')
        .action(async (tool: string) => (await load()).runRemoveTool(siteDir, tool));
    },
  };
}
