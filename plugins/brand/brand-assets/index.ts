import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BRAND} from '../../../src/data/brand';
import {BRAND_MARK} from '../../../src/data/brandMark';
import {TOOL_MARKS} from '../../../src/data/toolMarks';
import {TOOLS} from '../../../src/data/tools';
import {composeAssets} from './composeAssets';
import {composeBrandCss} from './composeBrandCss';
import {outlineText} from './outlineText';
import {writeAssets} from './writeAssets';

/** Folder of generated static files, relative to the generated files; listed in `staticDirectories`. */
export const STATIC_FOLDER = 'brand-assets/static';

/**
 * Draws everything that follows from brand and catalogue: colour tokens, icons, the default social card and the files of the
 * press kit (CON-8, RTE-2, TOOL-1).
 */
export default function pluginBrandAssets({generatedFilesDir}: LoadContext): Plugin<void> {
  const cssPath = path.join(generatedFilesDir, 'brand-assets', 'brand.css');
  const staticPath = path.join(generatedFilesDir, STATIC_FOLDER);
  return {
    name: 'brand-assets',
    async loadContent() {
      const wordmark = await outlineText(BRAND.siteName);
      const files = composeAssets({
        brandMark: BRAND_MARK,
        wordmark,
        tools: TOOLS,
        marks: TOOL_MARKS,
      });
      await writeAssets(staticPath, files);
      await writeAssets(path.dirname(cssPath), [
        {path: path.basename(cssPath), text: composeBrandCss(TOOLS)},
      ]);
    },
    getClientModules: () => [cssPath],
    getPathsToWatch: () => ['src/data/{brand,brandMark,palette,shades,tools,toolMarks}.ts'],
  };
}
