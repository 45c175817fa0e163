import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RedirectPlan} from '@selection-set/content-model';
import {runPageSteps} from '@selection-set/plugin-kit';
import {type CreateStep, createRedirectPages} from './steps';

export interface PluginOptions {
  /** Addresses of pages that moved, and where they are now. */
  readonly redirects: RedirectPlan['pages'];
  /** What happens to the pages, in order. */
  readonly steps: readonly CreateStep[];
}

/** Owns the HTML of one language once it is written: reads each page once, hands it to the steps, and writes it once. */
export default function pluginBuiltPages(
  context: LoadContext,
  {redirects, steps: makers}: PluginOptions,
): Plugin<void> {
  const steps = makers.map((create) => create(context));
  const writeRedirectPages = createRedirectPages(context, redirects);
  return {
    name: 'built-pages',
    async allContentLoaded({allContent}) {
      steps.forEach(({load}) => load?.(allContent));
    },
    async postBuild(build) {
      await writeRedirectPages(build);
      await runPageSteps(build.outDir, build, steps);
    },
  };
}
