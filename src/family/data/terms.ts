/** Terminology of the family, beside what all software has (`plugins/checks/content-checks/prose/terms.ts`). */

/** A word that people write in several ways. */
export interface Word {
  /** As it is written here. */
  readonly write: string;
  /** Other spellings. */
  readonly not: readonly string[];
}

export interface LocalTerm {
  /** The established word of the language. */
  readonly write: string;
  /** Words to find, in every form that is worth finding. */
  readonly not: readonly string[];
  /** Longer words that begin with a refused one and mean something else. */
  readonly except?: readonly string[];
}

/** Names that have one spelling, capitals included; those of the tools are known. */
export const NAMES: readonly string[] = ['DataLoader', 'GraphiQL', 'GraphQL', 'SDL'];

/** Words that people write in several ways, and the way of this portal. */
export const WORDS: readonly Word[] = [
  {write: 'Code Generator', not: ['CodeGen', 'GraphQL Codegen']},
  {write: 'GraphQL', not: ['Graph QL']},
  {write: 'subgraph', not: ['sub-graph']},
  {write: 'supergraph', not: ['super-graph']},
];

/** Words of single languages: one word for a thing of the field, and no wording carried over from English. */
export const LOCAL_TERMS: Readonly<Record<string, readonly LocalTerm[]>> = {
  ar: [
    {write: 'مخطط', not: ['سكيما']},
    {write: 'تعديل', not: ['طفرة', 'طفرات']},
    {write: 'الفدرلة', not: ['فيدرالية', 'فدرالية']},
  ],
  fr: [
    {write: 'empreinte', not: ['hachage', 'hachages']},
    {write: 'resolver', not: ['résolveur']},
    {write: 'sous-graphe', not: ['sous graphe']},
    {write: 'supergraphe', not: ['super-graphe', 'super graphe']},
  ],
  ja: [
    {write: 'リゾルバー', not: ['リゾルバ']},
    {write: 'クエリ', not: ['クエリー']},
  ],
};
