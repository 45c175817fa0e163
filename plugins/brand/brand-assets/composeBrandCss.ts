import {BRAND} from '../../../src/data/brand';
import {PALETTE, type Shade, type Theme} from '../../../src/data/palette';
import {toolShades} from '../../../src/data/shades';
import type {ToolFacts} from '../../../src/lib/contracts/tool';

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
