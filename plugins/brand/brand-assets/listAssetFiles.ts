import {BRAND_MARK} from '../../../src/data/brandMark';
import {TOOL_MARKS} from '../../../src/data/toolMarks';
import {TOOLS} from '../../../src/data/tools';
import {composeAssets} from './composeAssets';
import type {Asset} from './writeAssets';

/** Drawn only where shapes matter; here it is about names. */
const NO_OUTLINE = {d: '', width: 0};

/** Paths of all files that this plugin draws, such as `/img/favicon.svg`. */
export function listAssetFiles(): readonly string[] {
  const assets = composeAssets({
    brandMark: BRAND_MARK,
    wordmark: NO_OUTLINE,
    tools: TOOLS,
    marks: TOOL_MARKS,
  });
  return assets.flatMap(listNames).map((name) => `/${name}`);
}

function listNames({path: name, pngWidth, pngPath, isPngOnly = false}: Asset): readonly string[] {
  return [
    ...(isPngOnly ? [] : [name]),
    ...(pngWidth === undefined ? [] : [pngPath ?? name.replace(/\.svg$/u, '.png')]),
  ];
}
