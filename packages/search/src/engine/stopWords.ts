const ENGLISH =
  'a about after all also am an and any are as at be been before but by can could did do does doing don each for from get had has have having he her here him his how i if in into is it its just like ll may me might more most must my no nor not of off on once only or other our out over own re s same she should so some such t than that the their them then there these they this those through to too under until up us ve very was way we were what when where which while who why will with would you your';

/**
 * Words that say nothing about a page; never in the body's index, nearly without weight in a query. Languages with letters of their own
 * have English names, code and errors between their words: what says nothing in those says nothing there.
 */
const WORDS: Readonly<Record<string, string>> = {
  en: ENGLISH,
  fr: 'a ai au aux avec c ce ces cette ceux d dans de des du elle en est et etre eu il ils j je l la le les leur lui m ma mais me mes moi mon n ne nos notre nous on ont ou par pas plus pour qu quand que qui s sa sans se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y',
  ar: `${ENGLISH} من في علي الي عن مع هذا هذه ذلك التي الذي او ان كان كانت قد لا ما لم لن هو هي هم كل بعد قبل عند حتي اذا ثم كما بين كيف و`,
  ja: ENGLISH,
};

/**
 * Words of a language that carry no meaning of their own, as `tokenise` writes them; none for languages without a list.
 *
 * @param language such as `en` or `en-US`.
 */
export function readStopWords(language: string): ReadonlySet<string> {
  return new Set(WORDS[language.slice(0, 2).toLowerCase()]?.split(' '));
}
