import {parentPort, workerData} from 'node:worker_threads';
import {Blob, Buffer, Direction, Face, Font, shape} from 'harfbuzzjs';

/** Units per em in all results. */
const UNITS_PER_EM = 1000;

const fonts = workerData.map((bytes) => {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  font.setScale(UNITS_PER_EM, UNITS_PER_EM);
  // A copy, because the result is a view of HarfBuzz's memory, which moves when it grows.
  return {font, outlines: new Map(), coverage: face.collectUnicodes().slice()};
});

parentPort.on('message', ({id, runs}) => {
  parentPort.postMessage({id, shaped: runs.map(shapeRun)}, []);
});
parentPort.postMessage({coverage: fonts.map(({coverage}) => coverage)}, []);

/**
 * @param {{text: string, font: number, isRtl: boolean, language: string}} run
 * @returns {{width: number, before: number, after: number, glyphs: readonly number[], d: string}} outline with the baseline at 0,
 *   upwards, and the side bearings before and after it; in units of the em
 */
function shapeRun({text, font: index, isRtl, language}) {
  const {font, outlines} = fonts[index];
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR);
  buffer.setLanguage(language);
  shape(font, buffer);
  let width = 0;
  let d = '';
  const infos = buffer.getGlyphInfosAndPositions();
  for (const glyph of infos) {
    d += moveOutline(
      outlineOf(font, outlines, glyph.codepoint),
      width + glyph.xOffset,
      glyph.yOffset,
    );
    width += glyph.xAdvance;
  }
  const first = font.glyphExtents(infos.at(0)?.codepoint ?? 0);
  const last = font.glyphExtents(infos.at(-1)?.codepoint ?? 0);
  return {
    width,
    before: first?.xBearing ?? 0,
    after: (infos.at(-1)?.xAdvance ?? 0) - (last?.xBearing ?? 0) - (last?.width ?? 0),
    glyphs: infos.map(({codepoint}) => codepoint),
    d,
  };
}

function outlineOf(font, outlines, glyph) {
  const known = outlines.get(glyph);
  if (known !== undefined) {
    return known;
  }
  const outline = font.glyphToJson(glyph);
  outlines.set(glyph, outline);
  return outline;
}

/** Commands are absolute, in pairs of x and y. */
function moveOutline(outline, x, y) {
  return outline
    .map(
      ({type, values}) =>
        type + values.map((value, index) => Math.round(value + (index % 2 ? y : x))).join(' '),
    )
    .join('');
}
