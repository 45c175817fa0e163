import {BRAND} from '../../src/data/brand';
import {PALETTE, type Shade, type Theme} from '../../src/data/palette';
import {toolShades} from '../../src/data/shades';
import type {ToolFacts} from '../../src/lib/contracts/tool';

/**
 * The style sheet of colour tokens: `--site-hue`, `--site-color-*`, and per tool `--tool-accent` (for graphics, 3:1) and
 * `--tool-text` (for words, 4.5:1), each in both themes (CON-8, TOOL-1).
 */
export function composeBrandCss(tools: readonly ToolFacts[]): string {
  return [
    '@layer site.tokens {',
    block(':root', themeRules('light')),
    block("[data-theme='dark']", themeRules('dark')),
    ...tools.flatMap((tool) => [
      block(`[data-tool='${tool.key}']`, toolRules(tool, 'light')),
      block(`[data-theme='dark'] [data-tool='${tool.key}']`, toolRules(tool, 'dark')),
    ]),
    '}',
    '',
  ].join('\n');
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
