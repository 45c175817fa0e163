import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {VFile} from 'vfile';
import {createTranslations, remarkTranslations} from '../../src/translations/createTranslations';
import watchTranslations from '../../src/translations/watchTranslations.mjs';

const LOCALES = ['en-US', 'fr', 'ar'];
const DOC = 'docs/yoga/index.mdx';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/yoga/index.mdx';
const ARABIC = 'i18n/ar/docusaurus-plugin-content-docs/current/yoga/index.mdx';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'translations-'));
  write(DOC);
  write(FRENCH);
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function write(file: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), 'text');
}

describe('the languages of a Markdown file (I3, I6)', () => {
  test.each([DOC, FRENCH, `@site/${DOC}`, `@site/${FRENCH}`])(
    '%s exists where its file does',
    (file) => {
      expect(createTranslations(siteDir, LOCALES).localesOf(file)).toEqual(['en-US', 'fr']);
    },
  );

  test('translations that come and go are noticed', () => {
    const {localesOf} = createTranslations(siteDir, LOCALES);
    write(ARABIC);
    expect(localesOf(DOC)).toEqual(LOCALES);
    rmSync(path.join(siteDir, FRENCH));
    expect(localesOf(path.join(siteDir, DOC))).toEqual(['en-US', 'ar']);
  });

  test('a file that cannot be translated exists as it is', () => {
    write('tests/pages/image.mdx');
    expect(createTranslations(siteDir, LOCALES).localesOf('tests/pages/image.mdx')).toEqual([
      'en-US',
    ]);
  });

  test('they reach the page by its front matter', () => {
    const frontMatter = {title: 'Yoga'};
    const step = remarkTranslations(createTranslations(siteDir, LOCALES));
    const file = new VFile({path: path.join(siteDir, FRENCH), data: {frontMatter}});
    step({type: 'root', children: []}, file);
    expect(frontMatter).toEqual({title: 'Yoga', translations: ['en-US', 'fr']});
  });
});

describe('the loader before the compiler of Markdown (I6)', () => {
  function watched(): Readonly<Record<'there' | 'missing', readonly string[]>> {
    const there: string[] = [];
    const missing: string[] = [];
    const context = {
      resourcePath: path.join(siteDir, DOC),
      getOptions: () => createTranslations(siteDir, LOCALES),
      addDependency: (file: string) => there.push(path.relative(siteDir, file)),
      addMissingDependency: (file: string) => missing.push(path.relative(siteDir, file)),
    };
    expect(watchTranslations.call(context, 'text')).toBe('text');
    return {there, missing};
  }

  test('a page is compiled again when a translation comes or goes', () => {
    expect(watched()).toEqual({there: [DOC, FRENCH], missing: [ARABIC]});
  });
});
