import * as family from '../../../../src/family/data/terms';
import type {LocalTerm, Word} from '../../../../src/family/data/terms';
import {TOOLS} from '../../../../src/family/data/tools';

/** Names that have one spelling, capitals included; the family and its tools add theirs below. */
const NAMES = [
  'API',
  'CommonJS',
  'Docusaurus',
  'GitHub',
  'HTTP',
  'HTTPS',
  'JavaScript',
  'JSON',
  'MDX',
  'Node.js',
  'npm',
  'OpenAPI',
  'pnpm',
  'TypeScript',
  'WebSocket',
  'YAML',
];

/** Words that people write in several ways, and the way of this portal. */
const WORDS: readonly Word[] = [
  {write: 'call-out', not: ['callout']},
  {write: 'front matter', not: ['frontmatter', 'front-matter']},
  {write: 'GitHub', not: ['Git Hub']},
  {write: 'JavaScript', not: ['Java Script']},
  {write: 'mega-menu', not: ['megamenu', 'mega menu']},
  {write: 'Node.js', not: ['NodeJS', 'Node JS']},
  {write: 'open-source', not: ['opensource']},
  {write: 'TypeScript', not: ['Type Script']},
  {write: 'WebSocket', not: ['web-socket']},
];

export interface Term {
  /** As it is written here. */
  readonly write: string;
  /** Spellings to find, without regard to capitals; the right one is no finding. */
  readonly find: readonly string[];
}

/** A name of the catalogue that no ordinary word resembles, because capitals stand inside it. */
const hasInnerCapital = (name: string): boolean => /\B\p{Lu}/u.test(name) && name.length > 3;

/**
 * The terminology of the portal: add a name or a word here, or in `src/family/data/terms.ts` where it is the family's, and `npm run check`
 * finds other spellings of it in all languages (A10).
 */
export const TERMS: readonly Term[] = [
  ...[...NAMES, ...family.NAMES, ...TOOLS.map(({name}) => name).filter(hasInnerCapital)].map(
    (write) => ({
      write,
      find: [write],
    }),
  ),
  ...[...WORDS, ...family.WORDS].map(({write, not}) => ({write, find: not})),
];

/** Words of single languages: one word for a thing of the field, and no wording carried over from English. */
const LOCAL_TERMS: Readonly<Record<string, readonly LocalTerm[]>> = {
  ar: [
    {write: 'مثال', not: ['عينة', 'عينات']},
    {write: 'شفرة', not: ['كود', 'أكواد']},
    {write: 'خادم', not: ['سيرفر', 'سيرفرات']},
    {write: 'إضافة', not: ['ملحق', 'مكون إضافي', 'مكونات إضافية', 'بلجن']},
    {write: 'سكربت', not: ['سكريبت', 'سكريبتات']},
    {write: 'افتراضي', not: ['إفتراضي', 'إفتراضية']},
    {write: 'التخزين المؤقت', not: ['كاش', 'ذاكرة مخبئية']},
    {write: 'رمز', not: ['توكن']},
    {write: 'مستودع', not: ['ريبو']},
  ],
  fr: [
    {write: 'bibliothèque', not: ['librairie']},
    {write: 'prendre en charge', not: ['supporte', 'supportent']},
    {write: 'numérique', not: ['digital', 'digitale']},
    {write: 'en-tête', not: ['entête']},
    {write: 'reposer sur', not: ['basé sur', 'basée sur', 'basés sur', 'portent la conception']},
    {write: 'supprimer', not: ['laisse partir', 'laisser partir']},
    {write: 'exemple', not: ['échantillon de code']},
  ],
  ja: [
    {write: 'ドキュメント', not: ['文書'], except: ['文書型']},
    {write: 'サーバー', not: ['サーバ']},
    {write: 'ユーザー', not: ['ユーザ']},
    {write: 'フォルダー', not: ['フォルダ']},
    {write: 'ブラウザー', not: ['ブラウザ']},
    {write: 'ヘッダー', not: ['ヘッダ']},
    {write: 'パラメーター', not: ['パラメータ']},
    {write: 'コンパイラー', not: ['コンパイラ']},
    {write: 'エディター', not: ['エディタ']},
    {write: 'インターフェース', not: ['インターフェイス', 'インタフェース']},
  ],
};

/** What may touch a word of a language: Arabic writes particles and the article in front, Japanese has no spaces. */
const AFFIXES: Readonly<Record<string, readonly [before: string, after: string]>> = {
  ar: [String.raw`(?<!\p{L})(?:[وف]?[بكل]?(?:ال|لل)?)`, String.raw`(?![\p{L}\p{M}])`],
  ja: ['', '(?!ー)'],
};
const ALONE = [String.raw`(?<![\p{L}\p{M}])`, String.raw`s?(?![\p{L}\p{M}])`] as const;

/** Vowel signs, which Arabic writes or leaves out. */
const SIGNS = String.raw`[\u064B-\u0652]*`;

const toLocalPattern = (locale: string, {not, except = []}: LocalTerm): RegExp => {
  const [before, after] = AFFIXES[locale] ?? ALONE;
  const words = not
    .map((word) => (locale === 'ar' ? Array.from(word).join(SIGNS) : word))
    .join('|');
  const other = except.length > 0 ? `(?!${except.join('|')})` : '';
  return new RegExp(`${before}${other}(?:${words})${after}`, 'giu');
};

const LOCAL_PATTERNS = new Map(
  Object.entries(LOCAL_TERMS).map(([locale, terms]) => [
    locale,
    [...terms, ...(family.LOCAL_TERMS[locale] ?? [])].map((term) => ({
      write: term.write,
      pattern: toLocalPattern(locale, term),
    })),
  ]),
);

/** Words of a text that its language writes in another way here (A10); none for a language without a list. */
export function findLocalTerms(
  text: string,
  locale: string,
): readonly {readonly index: number; readonly found: string; readonly write: string}[] {
  return (LOCAL_PATTERNS.get(locale) ?? []).flatMap(({write, pattern}) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => ({index, found, write})),
  );
}
