/** What the ranking turns on. Found by cross-validation over three corpora; see the README before changing one. */
export interface Weights {
  readonly title: number;
  readonly heading: number;
  readonly path: number;
  readonly body: number;
  /** What a word in the text above a page's first heading counts for the page beside one below a heading. */
  readonly intro: number;
  /** How much the sum over a page's sections counts beside the best one. */
  readonly bodySum: number;
  /** Half of a field's effect is reached at this strength. */
  readonly saturation: number;
  /** How much longer titles and headings dilute a word: 0 not at all, 1 fully. */
  readonly titleLength: number;
  readonly headingLength: number;
  readonly bodyLength: number;
  readonly part: number;
  readonly stem: number;
  readonly prefix: number;
  readonly near: number;
  /** What another word for the same thing counts. */
  readonly wording: number;
  readonly stopWord: number;
  /** Weight of a pair for each character of hiragana in it. */
  readonly hiragana: number;
  /** What a page gains when query and title are about the same words, a section likewise, and its page through it. */
  readonly titleFit: number;
  readonly headingFit: number;
  readonly headingFitOfPage: number;
  /** How much the best section counts beside the page as a whole. */
  readonly bestSection: number;
  /** Exponent on the share of the query that a page or section covers. */
  readonly coverage: number;
  readonly sectionCoverage: number;
  /** Exponent on the share of the query that a page's best section covers, in what the page as a whole is worth. */
  readonly coverageOfBest: number;
  /** What the title alone is worth as a page's best section. */
  readonly titleAsSection: number;
  /** What title and heading gain by being exactly the query, or having it in them word by word. */
  readonly exactTitle: number;
  readonly exactHeading: number;
  readonly phraseTitle: number;
  readonly phraseHeading: number;
  /** What a title or heading gains by having some neighbouring words of the query, as a share of what it gains by having all. */
  readonly phrasePart: number;
  /** Share of a heading's gain that its page gets. */
  readonly headingForPage: number;
  /** Title in the ranking of a page's sections. */
  readonly titleInSection: number;
  /** How far a word of the title counts as being in each section. */
  readonly titleCovers: number;
  /** Least share of a query's weight that the index must know, and that a page must cover, to be shown. */
  readonly known: number;
  readonly knownInHeading: number;
  readonly covered: number;
  readonly coveredInHeading: number;
  /** How much less of a query of more than three words a page has to cover: an exponent, 0 for as much. */
  readonly ease: number;
  /** How far the index knows a name of which it has the parts only. */
  readonly knownPart: number;
  /** Least share of such a query that has to be in a page's title and headings for them to count as about it. */
  readonly headedPart: number;
  /** What an answer to a query with a synonym in it counts beside one to the query itself. */
  readonly synonym: number;
  /** Shallower headings win by so much for each level. */
  readonly level: number;
}

export const WEIGHTS: Weights = {
  title: 4.7,
  heading: 4,
  path: 1.2,
  body: 0.6,
  intro: 1.5,
  bodySum: 0.45,
  saturation: 1.6,
  titleLength: 0.5,
  headingLength: 0.45,
  bodyLength: 0.75,
  part: 0.55,
  stem: 0.85,
  prefix: 0.8,
  near: 0.85,
  wording: 0.3,
  stopWord: 0.09,
  hiragana: 0.3,
  titleFit: 0.7,
  headingFit: 0.3,
  headingFitOfPage: 0.2,
  bestSection: 1,
  coverage: 1.2,
  sectionCoverage: 1,
  coverageOfBest: 0.35,
  titleAsSection: 0.75,
  exactTitle: 0.6,
  exactHeading: 0.5,
  phraseTitle: 0.25,
  phraseHeading: 0.3,
  phrasePart: 0.75,
  headingForPage: 0.8,
  titleInSection: 0.5,
  titleCovers: 0.85,
  known: 0.6,
  knownInHeading: 0.4,
  covered: 0.65,
  coveredInHeading: 0.35,
  ease: 0.5,
  knownPart: 0.55,
  headedPart: 0.4,
  synonym: 0.85,
  level: 0.03,
};
