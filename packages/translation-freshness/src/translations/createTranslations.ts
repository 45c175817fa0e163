import {contentSettings} from '@selection-set/content-model';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {originalFile, translationPath} from '../field';

/** A file of one language, whether it is there or not. */
export interface LocaleFile {
  readonly locale: string;
  /** Absolute. */
  readonly file: string;
}

export interface Translations {
  /** All languages of the portal. */
  readonly locales: readonly string[];
  /**
   * Where a Markdown file and its translations belong, one for each language.
   *
   * @param file absolute, relative to the project's folder, or with `@site/` before that; the original or a translation.
   */
  readonly filesOf: (file: string) => readonly LocaleFile[];
  /** The languages in which a Markdown file really exists (point of truth for notices, addresses and lists). */
  readonly localesOf: (file: string) => readonly string[];
}

/**
 * The one answer to "in which languages does this page exist": where its file does. It is looked up each time, because translations come
 * and go while someone writes.
 *
 * @param siteDir the project's folder.
 */
export function createTranslations(siteDir: string, locales: readonly string[]): Translations {
  const filesOf = (file: string): readonly LocaleFile[] => {
    const own = file.replace(/^@site\//u, '');
    const relative = path.isAbsolute(own) ? path.relative(siteDir, own) : own;
    const original = originalFile(relative.replaceAll(path.sep, '/'));
    return locales.flatMap((locale) => {
      const name =
        locale === contentSettings().defaultLocale ? original : translationPath(original, locale);
      return name === undefined ? [] : [{locale, file: path.join(siteDir, name)}];
    });
  };
  return {
    locales,
    filesOf,
    localesOf: (file) =>
      filesOf(file)
        .filter((candidate) => existsSync(candidate.file))
        .map(({locale}) => locale),
  };
}
