import type {Card} from './card';
import {fitTitle, listMeasured, type TitleBox} from './fitTitle';
import type {TextStyle} from './splitRuns';
import {splitUnits} from './splitUnits';
import type {Line, Typeset} from './typeset';

/** Room for title and note, in pixels. */
export interface Room {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

export interface BlockLine {
  readonly line: Line;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly isTitle: boolean;
}

const TITLE = {sizes: [88, 80, 72, 66, 60, 54, 48, 42], maxLines: 4};
const NOTE = {sizes: [34, 30], maxLines: 2, gap: 26};

/**
 * Distance of two baselines, and height of the highest usual letter, in em; Arabic and Japanese letters are higher than Latin ones of
 * the same size.
 */
const SCRIPTS = {
  latin: {leading: 1.12, height: 0.7},
  arabic: {leading: 1.36, height: 0.85},
  japanese: {leading: 1.28, height: 0.86},
};
const NOTE_LEADING = 1.35;
const NOTE_HEIGHT = 0.7;
/** Depth of a descender, in em. */
const DESCENDER = 0.2;
const ARABIC = /\p{Script=Arabic}/u;
/** The block stands a little above the middle of its room, where the eye expects it. */
const SHARE_ABOVE = 0.46;

/** Title and note as lines with their places, as large as their room allows. */
export async function setBlock(
  {title, note = '', language, isRtl}: Card,
  typeset: Typeset,
  room: Room,
): Promise<readonly BlockLine[]> {
  // A title that is not translated keeps its own direction, so that its punctuation stays in place.
  const styleOf = (text: string, weight: TextStyle['weight']): TextStyle => ({
    isRtl: isRtl && ARABIC.test(text),
    language,
    weight,
  });
  const noteLines =
    note === ''
      ? {size: 0, lines: []}
      : await setText(note, typeset, styleOf(note, 'medium'), {
          ...NOTE,
          width: room.width,
          height: Infinity,
          leading: NOTE_LEADING,
        });
  const noteStep = noteLines.size * NOTE_LEADING;
  const noteHeight = note === '' ? 0 : NOTE.gap + noteStep * noteLines.lines.length;
  const script = SCRIPTS[scriptOf(title)];
  const {size, lines} = await setText(title, typeset, styleOf(title, 'semibold'), {
    ...TITLE,
    width: room.width,
    height: room.bottom - room.top - noteHeight,
    leading: script.leading,
  });
  const step = size * script.leading;
  const height = (script.height + DESCENDER) * size + step * (lines.length - 1) + noteHeight;
  const first = room.top + (room.bottom - room.top - height) * SHARE_ABOVE + script.height * size;
  const last = first + step * (lines.length - 1);
  const noteFirst = last + DESCENDER * size + NOTE.gap + NOTE_HEIGHT * noteLines.size;
  return [
    ...lines.map((line, index) => ({line, y: first + step * index, size, isTitle: true})),
    ...noteLines.lines.map((line, index) => ({
      line,
      y: noteFirst + noteStep * index,
      size: noteLines.size,
      isTitle: false,
    })),
  ];
}

async function setText(
  text: string,
  typeset: Typeset,
  style: TextStyle,
  box: TitleBox,
): Promise<{readonly size: number; readonly lines: readonly Line[]}> {
  const units = splitUnits(text, style.language);
  const texts = listMeasured(units);
  const measured = await typeset(texts, style);
  const widths = new Map(texts.map((part, index) => [part, measured[index]?.width ?? 0]));
  const {size, lines} = fitTitle(units, box, (part) => widths.get(part) ?? 0);
  return {size, lines: await typeset(lines, style)};
}

function scriptOf(title: string): keyof typeof SCRIPTS {
  if (ARABIC.test(title)) {
    return 'arabic';
  }
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(title)
    ? 'japanese'
    : 'latin';
}
