import {distance} from 'fastest-levenshtein';
import {TERM_IDS} from '../../../src/data/glossary';
import type {ContentFile, Problem} from '@selection-set/content-model';
import {listTerms} from './listTerms';

/** Finds terms that the glossary does not define, and names the nearest that it does. */
export function checkTerms({file, tree}: ContentFile): readonly Problem[] {
  return listTerms(tree)
    .filter(({id}) => !TERM_IDS.some((known) => known === id))
    .map(({id, line}) => ({file, line, rule: 'term', message: describe(id)}));
}

function describe(id: string | undefined): string {
  if (id === undefined) {
    return 'A term needs the id of its entry in src/data/glossary.ts: <Term id="resolver">resolvers</Term>.';
  }
  const [nearest = ''] = TERM_IDS.toSorted((a, b) => distance(a, id) - distance(b, id));
  return `The glossary has no term "${id}". Did you mean "${nearest}"? All ids are in src/data/glossary.ts; add the term there and its wording in src/labels/glossary.ts.`;
}
