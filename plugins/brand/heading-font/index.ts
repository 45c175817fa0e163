import {createRequire} from 'node:module';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cutFont, type FontPart} from './cutFont';

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
