import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {BRAND} from '../../../src/family/data/brand';
import {BRAND_MARK} from '../../../src/family/data/brandMark';
import {PALETTE, type Shade, type Theme} from '../../../src/family/data/palette';
import {toolShades} from '../../../src/data/shades';
import {TOOL_MARKS} from '../../../src/family/data/toolMarks';
import {TOOLS} from '../../../src/family/data/tools';
import type {ToolFacts} from '../../../src/lib/contracts/tool';
import {composeAssets, outlineText} from './composeAssets';
import {writeAssets, type Asset} from './writeAssets';

/** The icon that phones put on their home screen. */
export function touchIcon(baseUrl: string): HtmlTagObject & {attributes: {}} {
  return {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
  };
}

/** Replaces outlines where only file names matter. */
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

/**
 * The style sheet of colour tokens: `--site-hue`, `--site-color-*`, and per tool `--tool-accent` (for graphics, 3:1) and
 * `--tool-text` (for words, 4.5:1), each in both themes (CON-8, TOOL-1).
 */
export function composeBrandCss(tools: readonly ToolFacts[]): string {
  return [
    '@layer site.tokens {',
    ...themeBlocks('light', ':root', tools),
    // Paper is white.
    '@media not print {',
    ...themeBlocks('dark', "[data-theme='dark']", tools),
    '}',
    // Without scripts nothing sets the attribute, and the page follows the system.
    '@media screen and (scripting: none) and (prefers-color-scheme: dark) {',
    ...themeBlocks('dark', ':root', tools),
    '}',
    '}',
    '',
  ].join('\n');
}

function themeBlocks(theme: Theme, root: string, tools: readonly ToolFacts[]): readonly string[] {
  return [
    block(root, [`color-scheme: ${theme};`, ...themeRules(theme)]),
    ...tools.map((tool) => block(`${root} [data-tool='${tool.key}']`, toolRules(tool, theme))),
  ];
}

function themeRules(theme: Theme): readonly string[] {
  return [
    `--site-hue: ${BRAND.hue[theme]};`,
    ...Object.entries<Shade>(PALETTE[theme]).map(
      ([name, [saturation, lightness, hue = 'var(--site-hue)']]) =>
        `--site-color-${name}: hsl(${hue} ${saturation}% ${lightness}%);`,
    ),
  ];
}

function toolRules({primaryColor}: ToolFacts, theme: Theme): readonly string[] {
  const {accent, text} = toolShades(primaryColor, theme);
  return [`--tool-brand: ${primaryColor};`, `--tool-accent: ${accent};`, `--tool-text: ${text};`];
}

function block(selector: string, rules: readonly string[]): string {
  return `  ${selector} {\n${rules.map((rule) => `    ${rule}`).join('\n')}\n  }`;
}

/** Folder of generated static files, relative to the generated files; listed in `staticDirectories`. */
export const STATIC_FOLDER = 'brand-assets/static';

/**
 * Draws everything derived from brand and catalogue: colour tokens, icons, the default social card and the files of the
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
    getPathsToWatch: () => [
      'src/data/shades.ts',
      'src/family/data/{brand,brandMark,palette,tools,toolMarks}.ts',
    ],
  };
}
