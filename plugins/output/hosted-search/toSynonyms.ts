import type {SynonymHit} from 'algoliasearch';
import type {SearchSettings} from '../search-index/settings';

/** The synonyms of the search's settings as a hosted index takes them; those of all languages, as one index holds all of them. */
export function toSynonyms({synonyms}: Pick<SearchSettings, 'synonyms'>): readonly SynonymHit[] {
  return Object.entries(synonyms).flatMap(([locale, lists]) =>
    lists.map((words, index): SynonymHit => ({
      objectID: `portal-${locale}-${String(index)}`,
      type: 'synonym',
      synonyms: [...words],
    })),
  );
}
