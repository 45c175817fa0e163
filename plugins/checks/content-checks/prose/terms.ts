import {TOOLS} from '../../../../src/data/tools';

/** Names that have one spelling, capitals included; tools add theirs below. */
const NAMES = [
  'API',
  'CommonJS',
  'DataLoader',
  'Docusaurus',
  'GitHub',
  'GraphiQL',
  'GraphQL',
  'HTTP',
  'HTTPS',
  'JavaScript',
  'JSON',
  'MDX',
  'Node.js',
  'npm',
  'OpenAPI',
  'pnpm',
  'SDL',
  'TypeScript',
  'WebSocket',
  'YAML',
];

/** Words that people write in several ways, and the way of this portal. */
const WORDS: readonly {readonly write: string; readonly not: readonly string[]}[] = [
  {write: 'call-out', not: ['callout']},
  {write: 'Code Generator', not: ['CodeGen', 'GraphQL Codegen']},
  {write: 'front matter', not: ['frontmatter', 'front-matter']},
  {write: 'GitHub', not: ['Git Hub']},
  {write: 'GraphQL', not: ['Graph QL']},
  {write: 'JavaScript', not: ['Java Script']},
  {write: 'mega-menu', not: ['megamenu', 'mega menu']},
  {write: 'Node.js', not: ['NodeJS', 'Node JS']},
  {write: 'open-source', not: ['opensource']},
  {write: 'subgraph', not: ['sub-graph']},
  {write: 'supergraph', not: ['super-graph']},
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
 * The terminology of the portal: add a name or a word here, and `npm run check` finds other spellings of it in all languages (A10).
 */
export const TERMS: readonly Term[] = [
  ...[...NAMES, ...TOOLS.map(({name}) => name).filter(hasInnerCapital)].map((write) => ({
    write,
    find: [write],
  })),
  ...WORDS.map(({write, not}) => ({write, find: not})),
];

interface LocalTerm {
  /** The established word of the language. */
  readonly write: string;
  /** Words to find, in every form that is worth finding. */
  readonly not: readonly string[];
  /** Longer words that begin with a refused one and mean something else. */
  readonly except?: readonly string[];
}

/** Words of single languages: one word for a thing of the field, and no wording carried over from English. */
const LOCAL_TERMS: Readonly<Record<string, readonly LocalTerm[]>> = {
  ar: [
    {write: 'مثال', not: ['عينة', 'عينات']},
    {write: 'مخطط', not: ['سكيما']},
    {write: 'شفرة', not: ['كود', 'أكواد']},
    {write: 'تعديل', not: ['طفرة', 'طفرات']},
    {write: 'خادم', not: ['سيرفر', 'سيرفرات']},
    {write: 'إضافة', not: ['ملحق', 'مكون إضافي', 'مكونات إضافية', 'بلجن']},
    {write: 'سكربت', not: ['سكريبت', 'سكريبتات']},
    {write: 'افتراضي', not: ['إفتراضي', 'إفتراضية']},
    {write: 'الفدرلة', not: ['فيدرالية', 'فدرالية']},
    {write: 'التخزين المؤقت', not: ['كاش', 'ذاكرة مخبئية']},
    {write: 'رمز', not: ['توكن']},
    {write: 'مستودع', not: ['ريبو']},
  ],
  fr: [
    {write: 'resolver', not: ['résolveur']},
    {write: 'bibliothèque', not: ['librairie']},
    {write: 'prendre en charge', not: ['supporte', 'supportent']},
    {write: 'numérique', not: ['digital', 'digitale']},
    {write: 'en-tête', not: ['entête']},
    {write: 'sous-graphe', not: ['sous graphe']},
    {write: 'supergraphe', not: ['super-graphe', 'super graphe']},
    {write: 'reposer sur', not: ['basé sur', 'basée sur', 'basés sur', 'portent la conception']},
    {write: 'supprimer', not: ['laisse partir', 'laisser partir']},
    {write: 'exemple', not: ['échantillon de code']},
  ],
  ja: [
    {write: 'ドキュメント', not: ['文書'], except: ['文書型']},
    {write: 'サーバー', not: ['サーバ']},
    {write: 'ユーザー', not: ['ユーザ']},
    {write: 'フォルダー', not: ['フォルダ']},
    {write: 'リゾルバー', not: ['リゾルバ']},
    {write: 'クエリ', not: ['クエリー']},
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
    terms.map((term) => ({write: term.write, pattern: toLocalPattern(locale, term)})),
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
