import sharp from 'sharp';
import type {Card} from '../../../../../plugins/brand/social-cards/describePage';
import {
  composeCard,
  createPainter,
  type Painter,
} from '../../../../../plugins/brand/social-cards/createPainter';
import {readFonts} from '../../../../../plugins/brand/social-cards/fonts';
import {paletteHex} from '../../../../../src/data/shades';
import {compareTimes} from '../../../../support/compareTimes';
import {parseHex} from '../../../../../src/lib/colour/contrastRatio';

const KINDS = ['blog', 'docs', 'guide', 'home', 'page', 'solution', 'tool'] as const;
const CARD: Card = {
  kind: 'docs',
  title: 'Context and authentication in Yoga',
  section: ['Yoga', 'Documentation'],
  tools: ['YOGA'],
  language: 'en-US',
  isRtl: false,
};
const MARGIN = 72;

/** Fonts are read and the shaper starts with the first card. */
const START_MS = 60_000;

/** Times the processor time of compressing the same pixels; what is drawn takes about as long again. */
const MOST = 6;

let painter: Painter;
beforeAll(async () => {
  painter = createPainter(await readFonts());
  await painter.paint(CARD);
}, START_MS);
afterAll(() => painter.close());

/** First and last column of a band of rows that holds something else than the background. */
async function findInk(
  png: Buffer,
  rows: {top: number; height: number},
): Promise<[number, number]> {
  const {data, info} = await sharp(png)
    .extract({left: 0, width: 1200, ...rows})
    .raw()
    .toBuffer({resolveWithObject: true});
  const ground = parseHex(paletteHex('background', 'light'));
  const columns = Array.from({length: info.width}, (_, x) => x).filter((x) =>
    Array.from({length: info.height}, (_, y) => (y * info.width + x) * info.channels).some((at) =>
      ground.some((channel, index) => Math.abs((data[at + index] ?? 0) - channel) > 120),
    ),
  );
  return [columns.at(0) ?? -1, columns.at(-1) ?? -1];
}

describe('a card (DOC-5)', () => {
  test.each(KINDS)('of kind "%s" is a PNG of 1200 by 630 pixels under 80 KB', async (kind) => {
    const png = await painter.paint({...CARD, kind, note: 'A note', yearShare: 0.5});
    expect(await sharp(png).metadata()).toMatchObject({format: 'png', width: 1200, height: 630});
    expect(png.length).toBeLessThan(80 * 1024);
  });

  test(
    'is the same, byte for byte, when it is drawn again by another painter',
    async () => {
      const other = createPainter(await readFonts());
      expect((await other.paint(CARD)).equals(await painter.paint(CARD))).toBe(true);
      await other.close();
    },
    START_MS,
  );

  test('starts its letters on the margin, on the left and in Arabic on the right', async () => {
    const title = {top: 150, height: 310};
    const plain = {...CARD, kind: 'blog', tools: []} as const;
    const [left] = await findInk(await painter.paint(plain), title);
    expect(Math.abs(left - MARGIN)).toBeLessThanOrEqual(1);
    const arabic = {...plain, title: 'بناء خادم', section: [], language: 'ar', isRtl: true};
    const [, right] = await findInk(await painter.paint(arabic), title);
    expect(Math.abs(right - (1199 - MARGIN))).toBeLessThanOrEqual(1);
  });

  test('keeps the words of a title that is not translated in order on an Arabic card', async () => {
    const seen: boolean[] = [];
    await composeCard(
      {...CARD, title: 'N+1: count it.', isRtl: true, language: 'ar'},
      (texts, style) => {
        if (style.weight === 'semibold') {
          seen.push(style.isRtl);
        }
        return Promise.resolve(texts.map(() => ({width: 1, before: 0, after: 0, parts: []})));
      },
    );
    expect(new Set(seen)).toEqual(new Set([false]));
  });

  test(
    'costs little more than to compress its picture',
    async () => {
      const picture = await sharp(await painter.paint(CARD))
        .raw()
        .toBuffer({resolveWithObject: true});
      const {width, height, channels} = picture.info;
      const compress = async () =>
        sharp(picture.data, {raw: {width, height, channels}}).png({compressionLevel: 7}).toBuffer();
      const times = await compareTimes([compress, async () => painter.paint(CARD)], MOST);
      expect(times[1]).toBeLessThan(times[0] * MOST);
    },
    START_MS,
  );
});
