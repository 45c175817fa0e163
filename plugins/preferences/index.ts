import type {Plugin} from '@docusaurus/types';
import {packageManagerScript} from '../../src/lib/packageCmd/packageManagerChoice';

/** Puts what the reader has chosen on earlier visits onto the page before first paint, so that nothing flickers (CMD-1). */
export default function pluginPreferences(): Plugin<void> {
  return {
    name: 'preferences',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: packageManagerScript()}],
    }),
  };
}
