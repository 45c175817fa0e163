import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PageStep} from '@selection-set/plugin-kit';
import subsetFont from 'subset-font';

/** The characters of nearly all headings. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ,.:-'\u2019";

/** Additional letters of other languages. */
const LETTERS_IN: Readonly<Record<string, string>> = {
  fr: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»\u00A0\u202F',
};

/** Characters in the headings of one page in ten. Kerning makes digits the largest part of a font: they would add three kilobytes. */
const SIGNS = '0123456789"\u201C\u201D()?!&/+@#\u2026\u2013';

/** The ranges of the whole font, as in its package. */
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
  /** Contains a hash of the content. */
  readonly name: string;
  readonly bytes: Buffer;
  /** As `unicode-range` in CSS. */
  readonly range: string;
}

/**
 * Splits a font into three files, of which most pages need only the first: letters, digits and signs, and all others.
 *
 * @param font the bytes of a WOFF2 file.
 * @param locale of the pages.
 */
export function cutFont(font: Buffer, locale: string): Promise<readonly FontPart[]> {
  const more = LETTERS_IN[new Intl.Locale(locale).language] ?? '';
  const letters = Array.from(LETTERS + more, toCode);
  const signs = Array.from(SIGNS, toCode);
  const others = ALL.flatMap(([first, last]) =>
    Array.from({length: last - first + 1}, (_, index) => first + index),
  ).filter((code) => !letters.includes(code) && !signs.includes(code));
  return Promise.all(
    [letters, signs, others].map(async (codes) => {
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

/** The plugin and the step of one language need the same files. */
const partsOf = new WeakMap<LoadContext, Promise<readonly FontPart[]>>();

async function cutFor(context: LoadContext): Promise<readonly FontPart[]> {
  const parts =
    partsOf.get(context) ??
    readFile(require.resolve(FONT_FILE)).then(async (font) =>
      cutFont(font, context.i18n.currentLocale),
    );
  partsOf.set(context, parts);
  return parts;
}

/** Headings in other scripts use the fonts of the reader's device. */
function isLatin({i18n: {currentLocale}}: LoadContext): boolean {
  return new Intl.Locale(currentLocale).maximize().script === 'Latn';
}

const HEADING = /<(h[1-6])\b.*?<\/\1>/gsu;

/** Parts of a heading in another font: code, and links to headings; also apostrophes, which are among the letters. */
const NOT_TEXT = /<code\b.*?<\/code>|<a\b[^>]*hash-link.*?<\/a>|<[^>]*>|&#(?:39|x27);/gsu;

/** A closed part with no other one inside it, after the element that names it. */
const CLOSED =
  /(<details\b(?![^>]*\sopen\b)[^>]*>(?:\s*<summary\b.*?<\/summary>)?)(?:(?!<details\b).)*?<\/details>/gsu;

/** Removes what readers do not see before they open it. */
function withoutClosed(html: string): string {
  const shown = html.replaceAll(CLOSED, (_, start: string) => start.replace(/^<details/u, '<div'));
  return shown === html ? html : withoutClosed(shown);
}

/** Whether a heading that is visible at once contains a character of the second file. */
function hasSigns(html: string): boolean {
  return Array.from(withoutClosed(html).matchAll(HEADING), ([heading]) =>
    heading.replaceAll(NOT_TEXT, ''),
  ).some((text) => Array.from(SIGNS).some((sign) => text.includes(sign)));
}

const FONT_LINK = /<link\b[^>]*\bas="?font\b[^>]*>/u;

/** Pages whose headings contain digits or signs preload that file, too. */
export function fontStep(context: LoadContext): PageStep<unknown> {
  return {
    name: 'heading-font',
    async write(pages) {
      const [letters, signs] = isLatin(context) ? await cutFor(context) : [];
      if (letters === undefined || signs === undefined) {
        return;
      }
      for (const file of pages.files) {
        const html = pages.read(file) ?? '';
        if (hasSigns(html)) {
          pages.write(
            file,
            html.replace(FONT_LINK, (link) => link + link.replace(letters.name, signs.name)),
          );
        }
      }
    },
  };
}

/**
 * The font of headings, in their only weight, reduced to the characters that most pages need; the others are in files that browsers
 * fetch on demand. Static files, because the bundler would inline small fonts into the style sheet.
 */
export default function pluginHeadingFont(context: LoadContext): Plugin<readonly FontPart[]> {
  const {generatedFilesDir, baseUrl} = context;
  const cssFile = path.join(generatedFilesDir, 'heading-font', 'font.css');
  const folder = path.join(generatedFilesDir, STATIC_FOLDER, FOLDER);
  return {
    name: 'heading-font',
    async loadContent() {
      const parts = await cutFor(context);
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
    // To avoid layout shifts, a font that arrives after the first paint is not used: the first file must not wait for the styles.
    injectHtmlTags: ({content: [letters]}) => ({
      headTags:
        letters === undefined || !isLatin(context)
          ? []
          : [
              {
                tagName: 'link',
                attributes: {
                  rel: 'preload',
                  href: `${baseUrl}${FOLDER}/${letters.name}`,
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
