import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import subsetFont from 'subset-font';

/** What headings in English consist of, but for rare ones; the theme's links to them bring `#` and an empty character along. */
const EVERYDAY =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ,.:-\'"\u2019\u201C\u201D()?!&/+@#\u200B\u2026\u2013';

/** What other languages need besides, by language. */
const EVERYDAY_IN: Readonly<Record<string, string>> = {
  fr: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»\u00A0\u202F',
};

/** The whole font, as its package cuts it. */
const ALL: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

interface FontPart {
  /** Carries a hash of the content. */
  readonly name: string;
  readonly bytes: Buffer;
  /** As `unicode-range` in CSS. */
  readonly range: string;
}

/**
 * A font in two files, of which most pages need the first only: everyday characters, and all others.
 *
 * @param font the bytes of a WOFF2 file.
 * @param locale of the pages.
 */
export function cutFont(font: Buffer, locale: string): Promise<readonly FontPart[]> {
  const more = EVERYDAY_IN[new Intl.Locale(locale).language] ?? '';
  const everyday = Array.from(EVERYDAY + more, toCode);
  const others = ALL.flatMap(([first, last]) =>
    Array.from({length: last - first + 1}, (_, index) => first + index),
  ).filter((code) => !everyday.includes(code));
  return Promise.all(
    [everyday, others].map(async (codes) => {
      const text = String.fromCodePoint(...codes);
      const bytes = await subsetFont(font, text, {targetFormat: 'woff2', noLayoutClosure: true});
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      return {name: `heading.${hash}.woff2`, bytes, range: toRange(codes)};
    }),
  );
}

function toRange(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) {
      last[1] = code;
    } else {
      ranges.push([code, code]);
    }
  }
  return ranges
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ');
}

function toCode(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}

const require = createRequire(__filename);

const FONT_FILE = '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2';

/** Folder of the font files, relative to the generated files; listed in `staticDirectories`. */
export const STATIC_FOLDER = 'heading-font/static';

/** Below the base address. */
const FOLDER = 'fonts';

/**
 * The font of headings, in the one weight that headings have, cut to the characters that most pages need; the others are in a second file that
 * browsers fetch when they meet one. Static files, because the bundler would put small fonts into the style sheet.
 */
export default function pluginHeadingFont({
  generatedFilesDir,
  baseUrl,
  i18n: {currentLocale},
}: LoadContext): Plugin<readonly FontPart[]> {
  const cssFile = path.join(generatedFilesDir, 'heading-font', 'font.css');
  const folder = path.join(generatedFilesDir, STATIC_FOLDER, FOLDER);
  return {
    name: 'heading-font',
    async loadContent() {
      const parts = await cutFont(await readFile(require.resolve(FONT_FILE)), currentLocale);
      await rm(folder, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      await Promise.all(parts.map(({name, bytes}) => writeFile(path.join(folder, name), bytes)));
      const faces = parts.map(
        ({name, range}) =>
          `@font-face{font-family:'Instrument Sans';font-style:normal;font-weight:600;font-display:optional;src:/* webpackIgnore: true */ url('${baseUrl}${FOLDER}/${name}') format('woff2');unicode-range:${range}}`,
      );
      await writeFile(cssFile, `@layer site.tokens{${faces.join('\n')}}\n`);
      return parts;
    },
    // A font that comes after the first paint is left out of the whole visit, so that no text jumps: the first must not wait for the styles.
    injectHtmlTags: ({content: [everyday]}) => ({
      headTags:
        everyday === undefined || new Intl.Locale(currentLocale).maximize().script !== 'Latn'
          ? []
          : [
              {
                tagName: 'link',
                attributes: {
                  rel: 'preload',
                  href: `${baseUrl}${FOLDER}/${everyday.name}`,
                  as: 'font',
                  type: 'font/woff2',
                  crossorigin: 'anonymous',
                },
              },
            ],
    }),
    getClientModules: () => [cssFile],
  };
}
