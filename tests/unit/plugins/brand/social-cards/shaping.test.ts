import {readFonts} from '../../../../../plugins/brand/social-cards/fonts';
import {
  splitRuns,
  startShaper,
  type Shaper,
  type TextStyle,
} from '../../../../../plugins/brand/social-cards/splitRuns';

const ARABIC: TextStyle = {weight: 'semibold', isRtl: true, language: 'ar'};
const ENGLISH: TextStyle = {weight: 'semibold', isRtl: false, language: 'en-US'};
const JAPANESE: TextStyle = {weight: 'medium', isRtl: false, language: 'ja'};

let shaper: Shaper;
/** Reading fonts takes its time on a busy machine. */
const START_MS = 60_000;

beforeAll(async () => {
  shaper = await startShaper(await readFonts());
}, START_MS);
afterAll(() => shaper.close());

const runsOf = (text: string, style: TextStyle) => splitRuns(text, style, shaper.fonts);
const glyphsOf = async (text: string, style: TextStyle): Promise<readonly number[]> =>
  (await shaper.shape(runsOf(text, style))).flatMap(({glyphs}) => glyphs);

describe('text of cards (DOC-5)', () => {
  test('Arabic letters join: in a word they are other glyphs than alone', async () => {
    const word = await glyphsOf('بيت', ARABIC);
    const alone = await Promise.all(['ت', 'ي', 'ب'].map((letter) => glyphsOf(letter, ARABIC)));
    expect(word.length).toBeGreaterThanOrEqual(3);
    for (const [glyph] of alone) {
      expect(word).not.toContain(glyph);
    }
  });

  test('Arabic runs from the right, and a Latin word inside it from the left', () => {
    const words = runsOf('مخطط GraphQL واحد', ARABIC).filter(({text}) => text.trim() !== '');
    expect(words.map(({text, isRtl}) => [text.trim(), isRtl])).toEqual([
      ['واحد', true],
      ['GraphQL', false],
      ['مخطط', true],
    ]);
  });

  test('brackets around a Latin word stay in the direction of the Arabic line', () => {
    const texts = runsOf('حقل (Null)', ARABIC).map(({text}) => text);
    expect(texts.join('|')).toMatch(/^\)\|Null\|.*حقل \($/u);
  });

  test('each script has its own face, digits that of Latin words, and the weight is kept', () => {
    const faces = runsOf('ブログ 2026 GraphQL', JAPANESE).map(({font}) => font);
    expect(new Set(faces).size).toBe(2);
    expect(runsOf('GraphQL 2026', JAPANESE)).toHaveLength(1);
    for (const font of faces) {
      expect(shaper.fonts[font]?.weight).toBe('medium');
    }
  });

  test('a letter that the first face lacks comes from the next one that has it', async () => {
    const runs = runsOf('a → ő', ENGLISH);
    expect(new Set(runs.map(({font}) => font)).size).toBeGreaterThan(1);
    expect((await shaper.shape(runs)).flatMap(({glyphs}) => glyphs)).not.toContain(0);
  });

  test('letters are kerned', async () => {
    const [pair, first, second] = await shaper.shape(
      ['AV', 'A', 'V'].flatMap((text) => runsOf(text, ENGLISH)),
    );
    expect(pair?.width).toBeLessThan((first?.width ?? 0) + (second?.width ?? 0));
  });

  test('a character that no face has is named, and never drawn as a box', () => {
    expect(() => runsOf('Party 🎉 🎉', ENGLISH)).toThrow('no font of the card has "🎉" (U+1F389)');
  });

  test('an invisible mark needs no face', () => {
    expect(
      runsOf('GraphQL\u{200f}', ENGLISH)
        .map(({text}) => text)
        .join(''),
    ).toBe('GraphQL\u{200f}');
  });

  test(
    'a shaper that has stopped says so, and nobody waits for it',
    async () => {
      const stopped = await startShaper(await readFonts());
      const waiting = stopped.shape(runsOf('a', ENGLISH));
      await stopped.close();
      await expect(stopped.shape(runsOf('b', ENGLISH))).rejects.toThrow(/has stopped/u);
      await waiting.catch(() => undefined);
    },
    START_MS,
  );
});
