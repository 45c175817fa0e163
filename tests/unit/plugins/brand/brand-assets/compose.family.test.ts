import {composeBrandCss} from '../../../../../plugins/brand/brand-assets';
import {
  composeIcons,
  composePressKit,
  composeSocialCard,
  drawMark,
  outlineText,
  wrapSvg,
} from '../../../../../plugins/brand/brand-assets/composeAssets';
import {BRAND_MARK} from '../../../../../src/family/data/brandMark';
import {PALETTE} from '../../../../../src/family/data/palette';
import {paletteHex, toolShades} from '../../../../../src/data/shades';
import {TOOL_MARKS} from '../../../../../src/family/data/toolMarks';
import {TOOLS} from '../../../../../src/family/data/tools';

const WORDMARK = {d: 'M0 0h10', width: 10};

describe('drawMark', () => {
  test('lines are stroked with 1.5 units and round ends, shapes are filled', () => {
    expect(
      drawMark(
        {paths: [{d: 'M1 1h2'}, {d: 'M3 3z', tone: 'accent', isFilled: true}]},
        {
          ink: '#111111',
          accent: '#222222',
        },
      ),
    ).toBe(
      '<path d="M1 1h2" fill="none" stroke="#111111" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>' +
        '<path d="M3 3z" fill="#222222"/>',
    );
  });

  test('a document names its namespace and size', () => {
    expect(wrapSvg('<g/>', {width: 2, height: 3, viewBox: '0 0 2 3'})).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3" viewBox="0 0 2 3"><g/></svg>\n',
    );
  });
});

describe('composeBrandCss (CON-8, TOOL-1)', () => {
  const css = composeBrandCss(TOOLS);
  const light = css.slice(css.indexOf(':root {'), css.indexOf("[data-theme='dark'] {"));
  const dark = css.slice(css.indexOf("[data-theme='dark'] {"), css.indexOf('@media screen'));
  const withoutScripts = css.slice(css.indexOf('@media screen'));

  test('everything stands in the layer of tokens', () => {
    expect(css).toMatch(/^@layer site\.tokens \{\n[^]*\n\}\n$/u);
  });

  test('without scripts the dark theme follows the system (DOC-9)', () => {
    expect(withoutScripts).toMatch(
      /^@media screen and \(scripting: none\) and \(prefers-color-scheme: dark\) \{/u,
    );
    expect(withoutScripts).toContain('--site-hue: 204;');
    expect(withoutScripts).toContain(`--tool-text: ${toolShades('#c026d3', 'dark').text};`);
  });

  test('on paper the colours are those of the light theme (D9)', () => {
    expect(css).toMatch(/@media not print \{\n\s*\[data-theme='dark'\] \{/u);
  });

  test('the hue is 212 in the light theme and 204 in the dark one (CON-8)', () => {
    expect(light).toContain('--site-hue: 212;');
    expect(dark).toContain('--site-hue: 204;');
  });

  test.each(Object.keys(PALETTE.light))('--site-color-%s exists in both themes (CON-8)', (name) => {
    expect(light).toContain(`--site-color-${name}: hsl(`);
    expect(dark).toContain(`--site-color-${name}: hsl(`);
  });

  test.each(TOOLS.map((tool) => [tool.key, tool] as const))(
    '%s has its brand colour and legible shades in both themes (TOOL-1)',
    (key, {primaryColor}) => {
      const rules = (selector: string): string =>
        css.split(`\n  ${selector} {`)[1]?.split('}')[0] ?? '';
      for (const [selector, theme] of [
        [`:root [data-tool='${key}']`, 'light'],
        [`[data-theme='dark'] [data-tool='${key}']`, 'dark'],
      ] as const) {
        const {accent, text} = toolShades(primaryColor, theme);
        expect(rules(selector)).toContain(`--tool-brand: ${primaryColor};`);
        expect(rules(selector)).toContain(`--tool-accent: ${accent};`);
        expect(rules(selector)).toContain(`--tool-text: ${text};`);
      }
    },
  );
});

describe('composePressKit (RTE-2)', () => {
  const assets = composePressKit({
    brandMark: BRAND_MARK,
    wordmark: WORDMARK,
    tools: TOOLS,
    marks: TOOL_MARKS,
  });

  test('the brand has mark and wordmark for light, dark and one colour, then follow the 20 tools (RTE-2)', () => {
    expect(assets.map(({path}) => path)).toEqual([
      'press-kit/brand/mark.svg',
      'press-kit/brand/mark-on-dark.svg',
      'press-kit/brand/mark-one-colour.svg',
      'press-kit/brand/wordmark.svg',
      'press-kit/brand/wordmark-on-dark.svg',
      'press-kit/brand/wordmark-one-colour.svg',
      ...TOOLS.map(({key}) => `press-kit/tools/${key.toLowerCase()}.svg`),
    ]);
  });

  test('each file exists as SVG and as PNG of at least 1024 pixels (RTE-2)', () => {
    for (const {text, pngWidth, isPngOnly} of assets) {
      expect(text).toMatch(/^<svg xmlns=/u);
      expect(pngWidth).toBeGreaterThanOrEqual(1024);
      expect(isPngOnly).toBeUndefined();
    }
  });

  test('a tool’s mark carries its brand colour (RTE-2, TOOL-1)', () => {
    const yoga = assets.find(({path}) => path === 'press-kit/tools/yoga.svg');
    expect(yoga?.text).toContain('#c026d3');
  });

  test('the variant in one colour uses a single ink (RTE-2)', () => {
    const file = assets.find(({path}) => path === 'press-kit/brand/wordmark-one-colour.svg');
    const colours = new Set(file?.text.match(/#[\da-f]{6}/gu));
    expect([...colours]).toEqual([paletteHex('text', 'light')]);
  });

  test('a tool without a mark stops with a sentence (TOOL-1)', () => {
    expect(() =>
      composePressKit({brandMark: BRAND_MARK, wordmark: WORDMARK, tools: TOOLS, marks: {}}),
    ).toThrow('"HIVE" has no mark. Draw one in src/family/data/toolMarks.ts under the same key.');
  });
});

describe('composeIcons', () => {
  test('the favicon follows the theme of the system', () => {
    const favicon = composeIcons(BRAND_MARK).find(({path}) => path === 'img/favicon.svg');
    expect(favicon?.text).toContain('@media(prefers-color-scheme:dark)');
    expect(favicon?.text).toContain(paletteHex('accent', 'light'));
    expect(favicon?.text).toContain(paletteHex('accent', 'dark'));
    expect(favicon?.text).not.toMatch(/INK|ACCENT/u);
  });

  test('devices that want a PNG get one of 180 and one of 512 pixels', () => {
    expect(
      composeIcons(BRAND_MARK)
        .filter(({isPngOnly}) => isPngOnly)
        .map(({pngPath, pngWidth}) => [pngPath, pngWidth]),
    ).toEqual([
      ['img/apple-touch-icon.png', 180],
      ['img/icon-512.png', 512],
      ['img/icon-192.png', 192],
      ['img/icon-maskable-512.png', 512],
    ]);
  });
});

test('the default social card is a PNG of 1200 by 630 pixels with mark and name', () => {
  const card = composeSocialCard(BRAND_MARK, WORDMARK);
  expect(card).toMatchObject({pngPath: 'img/social-card.png', pngWidth: 1200, isPngOnly: true});
  expect(card.text).toContain('width="1200" height="630"');
  expect(card.text).toContain(WORDMARK.d);
  expect(card.text).toContain(BRAND_MARK.paths[0].d);
});

describe('outlineText (RTE-2)', () => {
  test('a name becomes an outline, the same each time', async () => {
    const first = await outlineText('Set');
    expect(first.d).toMatch(/^M[\d\s.,A-Za-z-]+$/u);
    expect(await outlineText('Set')).toEqual(first);
  });

  test('longer text is wider, and the size scales it', async () => {
    const short = await outlineText('S');
    const long = await outlineText('SS');
    expect(long.width).toBeGreaterThan(short.width * 1.5);
    expect((await outlineText('S', 50)).width).toBeCloseTo(short.width / 2, 5);
  });
});
