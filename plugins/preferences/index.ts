import type {Plugin} from '@docusaurus/types';
import {packageManagerScript} from '../../src/lib/packageCmd/packageManagerChoice';
import {sidebarScript} from '../../src/lib/sidebar/sidebarScript';

/** Puts what the reader has chosen before onto the page before first paint, so that nothing flickers (CMD-1, DOC-12). */
export default function pluginPreferences(): Plugin<void> {
  return {
    name: 'preferences',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: packageManagerScript()},
        {tagName: 'script', innerHTML: sidebarScript()},
      ],
    }),
  };
}
