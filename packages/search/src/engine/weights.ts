/** Weights of the ranking. Found by cross-validation over three corpora; see the README before changing one. */
export interface Weights {
  readonly title: number;
  readonly heading: number;
  readonly path: number;
  readonly body: number;
  /** For the page, the weight of a word above its first heading, relative to one below a heading. */
  readonly intro: number;
  /** Weight of the sum over a page's sections relative to the best one. */
  readonly bodySum: number;
  /** The strength at which a field reaches half of its effect. */
  readonly saturation: number;
  /** How much longer titles and headings dilute a word: 0 not at all, 1 fully. */
  readonly titleLength: number;
  readonly headingLength: number;
  readonly bodyLength: number;
  readonly part: number;
  readonly stem: number;
  readonly prefix: number;
  readonly near: number;
  /** Weight of another word for the same thing. */
  readonly wording: number;
  readonly stopWord: number;
  /** Weight of a pair for each character of hiragana in it. */
  readonly hiragana: number;
  /** Gain of a page when query and title are about the same words; likewise of a section, and of its page through it. */
  readonly titleFit: number;
  readonly headingFit: number;
  readonly headingFitOfPage: number;
  /** Weight of the best section relative to the page as a whole. */
  readonly bestSection: number;
  /** Exponent on the share of the query that a page or section covers. */
  readonly coverage: number;
  readonly sectionCoverage: number;
  /** Exponent on the share of the query that a page's best section covers, in the score of the page as a whole. */
  readonly coverageOfBest: number;
  /** Score of the title alone as a page's best section. */
  readonly titleAsSection: number;
  /** Gain of title and heading for being exactly the query, or containing it word by word. */
  readonly exactTitle: number;
  readonly exactHeading: number;
  readonly phraseTitle: number;
  readonly phraseHeading: number;
  /** Gain of a title or heading for some neighbouring words of the query, as a share of the gain for all. */
  readonly phrasePart: number;
  /** Share of a heading's gain that its page gets. */
  readonly headingForPage: number;
  /** Weight of the title in the ranking of a page's sections. */
  readonly titleInSection: number;
  /** How far a word of the title counts as occurring in each section. */
  readonly titleCovers: number;
  /** Least share of a query's weight that must be in the index, and that a page must cover, to be shown. */
  readonly known: number;
  readonly knownInHeading: number;
  readonly covered: number;
  readonly coveredInHeading: number;
  /** How much less of a query of more than three words a page has to cover: an exponent, 0 for no less. */
  readonly ease: number;
  /** How far a name counts as known when the index has only its parts. */
  readonly knownPart: number;
  /** Least share of such a query that must be in a page's title and headings for them to count as about it. */
  readonly headedPart: number;
  /** Weight of an answer to a query with a synonym, relative to an answer to the query itself. */
  readonly synonym: number;
  /** Advantage of shallower headings for each level. */
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
