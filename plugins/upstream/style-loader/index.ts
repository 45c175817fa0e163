import type {Plugin} from '@docusaurus/types';

/** Docusaurus's settings for style sheets are all there are: no search for a file with others beside every sheet. */
export default function pluginStyleLoader(): Plugin<void> {
  return {
    name: 'style-loader',
    configurePostCss: (options) => ({...options, config: false}),
  };
}
