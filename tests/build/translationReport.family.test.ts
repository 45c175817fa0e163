import {gzipSync} from 'node:zlib';
import {createContentReader} from '@selection-set/content-model';
import {composeReport} from '../../plugins/languages/translation-report/composeReport';
import type {TranslationReport} from '../../src/lib/contracts/translationReport';
import {type BuiltPage, readBuiltSites} from '../support/builtSite';
import {PROJECT} from '../support/content';

/** Of a page with the files of one language, compressed as a server sends it. */
const MAX_PAGE_BYTES = 25_000;

const REPORT_PAGE = /^(?:[a-z]{2}\/)?translations(?:\/(?<locale>[a-z]{2}))?\.html$/u;

/** Originals as the list of a page shows them. */
function listOriginals({$}: BuiltPage): string[] {
  return $('main tbody th bdi')
    .toArray()
    .map((element) => $(element).text());
}

describe.each(readBuiltSites())('the report of translations in $site.folder', (built) => {
  const pages = built.pages.filter(({file}) => REPORT_PAGE.test(file));
  const report = JSON.parse(built.read('translations.json')) as TranslationReport;

  test('is there for all languages and for each, in every language of the site (I4)', () => {
    expect(pages).toHaveLength(built.locales.length * 4);
  });

  test('says what the content says (I4)', async () => {
    const locales = ['fr', 'ar', 'ja'];
    const reader = createContentReader(PROJECT);
    expect(report).toEqual(await composeReport(PROJECT, locales, reader));
    // Reads all documents of four languages.
  }, 300_000);

  test('lists every file of a language that needs work, in order, without scripts too (I4)', () => {
    for (const page of pages) {
      const locale = REPORT_PAGE.exec(page.file)?.groups?.locale;
      const language = report.languages.find(({coverage}) => coverage.locale === locale);
      expect(listOriginals(page)).toEqual(language?.files.map(({original}) => original) ?? []);
    }
  });

  test('names every bar and says its numbers (I4)', () => {
    for (const {$, file} of pages) {
      const bars = $('main progress').toArray();
      expect(bars).toHaveLength(file.includes('translations/') ? 4 : 12);
      for (const bar of bars) {
        const {value, max, 'aria-labelledby': id = ''} = bar.attribs;
        expect($(`[id="${id}"]`).text()).not.toBe('');
        expect(Number(value)).toBeLessThanOrEqual(Number(max));
      }
    }
  });

  test('has all interface texts (I4)', () => {
    expect(
      report.languages.filter(({coverage: {texts}}) => texts.translated < texts.total),
    ).toEqual([]);
  });

  test('is for translators, not for search engines (I4)', () => {
    for (const {$} of pages) {
      expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    }
    for (const file of [...built.files].filter((name) => name.endsWith('sitemap.xml'))) {
      expect(built.read(file)).not.toContain('/translations');
    }
  });

  test('is light (I4)', () => {
    for (const {file, html} of pages) {
      expect({file, isLight: gzipSync(html).length < MAX_PAGE_BYTES}).toEqual({
        file,
        isLight: true,
      });
    }
  });
});
