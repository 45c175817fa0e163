import {createChecker} from '../../../../../plugins/checks/content-checks/checkContent';
import {RULES} from '../../../../support/contentRules';
import {
  type ContentFile,
  type ContentPlace,
  createContentReader,
  formatOf,
  parsePlace,
} from '@selection-set/content-model';
import {applyDocument, checkReturned} from '../../../../../packages/markdown-xliff/src/planImport';
import type {UnitAnswer} from '../../../../../packages/markdown-xliff/src/checkUnit';
import {
  type DocumentPlan,
  planDocument,
} from '../../../../../packages/markdown-xliff/src/documents/planDocument';
import {replaceRanges} from '../../../../../packages/markdown-xliff/src/documents/rebuildText';
import {
  signatureOf,
  toInlines,
  writeInline,
  type Inline,
} from '../../../../../packages/markdown-xliff/src/inline/writeInline';
import {
  isTranslatable,
  listSegments,
} from '../../../../../packages/markdown-xliff/src/segments/listSegments';
import {readXliff} from '../../../../../packages/markdown-xliff/src/xliff/readXliff';
import {writeXliff} from '../../../../../packages/markdown-xliff/src/exportCommand';
import {listBlocks, createLock, translationFile} from '@selection-set/translation-freshness';
import {PROJECT} from '../../../../support/content';
import {inTurn, shareOf} from '../../../../support/scope';

/** All content is parsed, which takes its time on a busy machine. */
const TIMEOUT_MS = 120_000;
jest.setTimeout(TIMEOUT_MS);

/** By day every eighth file is converted, in the language that is furthest from English; the damage and fuzz tests of the package do not need the content. */
const ONE_IN = 8;

const LOCALES = inTurn(['ar', 'fr', 'ja'], 0);
const read = createContentReader(PROJECT);

const kindsOf = (file: ContentFile): readonly string[] => listBlocks(file).map(({kind}) => kind);

const placeOf = ({file, kind, name}: ContentFile, locale: string): ContentPlace => ({
  file: translationFile(file, locale),
  kind,
  locale,
  original: file,
  version: 'current',
  name,
});

/** Words in the letters of no language, with the signs that a writer has to escape. */
function disguise(list: readonly Inline[]): readonly Inline[] {
  return list.map((inline) => {
    switch (inline.type) {
      case 'text':
        return {
          ...inline,
          value: inline.value.replaceAll(/[aeo]/gu, (letter) => LETTERS[letter] ?? ''),
        };
      case 'pair':
        return {...inline, children: disguise(inline.children)};
      case 'code':
        return inline;
      default:
        return inline satisfies never;
    }
  });
}

const LETTERS: Readonly<Record<string, string>> = {a: 'á', e: 'é', o: 'ó'};

function plan(original: ContentFile, file?: ContentFile): DocumentPlan {
  const result = planDocument(
    original,
    file === undefined ? undefined : {file, lock: createLock(original.file, listBlocks(original))},
  );
  if (!('units' in result)) {
    throw new Error(`${file?.file}:${result.line} has other blocks than its original`);
  }
  return result;
}

test.each(LOCALES)(
  'every translation in %s comes back from XLIFF without a change (I4)',
  async (locale) => {
    const originals = new Map((await read('en-US')).files.map((file) => [file.file, file]));
    const translations = (await read(locale)).files.filter(
      (file) =>
        file.version === 'current' &&
        kindsOf(file).join() === kindsOf(originals.get(file.original) ?? file).join(),
    );
    expect(translations.length).toBeGreaterThan(40);
    const plans = shareOf(translations, ONE_IN).map((file) =>
      plan(originals.get(file.original) ?? file, file),
    );
    const result = readXliff(
      writeXliff({
        sourceLocale: 'en-US',
        targetLocale: locale,
        files: plans.map((file) => ({...file, isSelected: () => true})),
      }),
    );
    const files = result.xliff?.files ?? [];
    expect(files).toHaveLength(plans.length);
    for (const [index, parsed] of files.entries()) {
      const document = plans[index];
      const options = {locale, fitting: false, overwrite: false};
      const {answers, mistakes} =
        document === undefined
          ? {answers: new Map<string, UnitAnswer>(), mistakes: ['none']}
          : checkReturned(document, parsed, options);
      expect(mistakes).toEqual([]);
      expect([...answers.values()].every(({type}) => type === 'kept')).toBe(true);
    }
  },
);

test.each(['en-US', ...LOCALES])(
  'every text in %s can be written anew and reads the same (I4)',
  async (locale) => {
    for (const file of shareOf((await read(locale)).files, ONE_IN)) {
      const segments = listSegments(file).segments.filter(isTranslatable);
      const text = replaceRanges(
        file.text,
        segments.map(({start, end, form, content}) => ({
          start,
          end,
          value: writeInline(content, form, formatOf(file.text) === 'mdx'),
        })),
      );
      const {files, problems} = await parsePlace(file, text, '');
      expect(problems).toEqual([]);
      const [again = file] = files;
      const signatures = listSegments(again)
        .segments.filter(isTranslatable)
        .map(({content}) => signatureOf(content));
      expect(signatures).toEqual(segments.map(({content}) => signatureOf(content)));
    }
  },
);

test('every page gets a first translation with the same blocks and codes, which passes all checks (I4)', async () => {
  const originals = (await read('en-US')).files.filter(
    ({version, frontMatter}) => version === 'current' && frontMatter.values.draft !== true,
  );
  const pages = await Promise.all(
    shareOf(originals, ONE_IN).map(async (original) => {
      const document = plan(original);
      const answers = new Map(
        document.units.map(({id, source}): [string, UnitAnswer] => [
          id,
          {type: 'taken', line: 1, content: disguise(toInlines(source))},
        ]),
      );
      const applied = await applyDocument(document, answers, placeOf(original, 'fr'));
      if (applied === undefined || 'mistakes' in applied) {
        throw new Error(`${original.file}: ${applied?.mistakes[0]?.message ?? 'nothing to write'}`);
      }
      expect(kindsOf(applied.file)).toEqual(kindsOf(original));
      expect(applied.lock).not.toMatch(/^0{12} /mu);
      return applied.file;
    }),
  );
  const check = createChecker(PROJECT, {
    rules: RULES,
    read: async (locale) => (locale === 'fr' ? {files: pages, problems: []} : read(locale)),
  });
  expect(await check('fr')).toEqual([]);
});
