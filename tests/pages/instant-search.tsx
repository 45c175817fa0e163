import {type ReactNode, useState, useSyncExternalStore} from 'react';
import Head from '@docusaurus/Head';
import {
  createConnector,
  createControlledGuard,
  createSearchStore,
  withEmptyQueryGuard,
} from '@selection-set/search-hosted';

const ADDRESS = './instant-search';
const FACET = 'kind';

/** Counts what was found, as a widget of its own would (ERR-10). */
const counter = createConnector({
  displayName: 'Counter',
  getProvidedProps: ({found}: {readonly found: number | undefined}) => ({
    words: found === undefined ? 'not asked' : `${found} found`,
  }),
});

function createStore() {
  const ask = async (requests: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(ADDRESS, {method: 'POST', body: JSON.stringify({requests})});
    if (!response.ok) {
      throw new Error(`The index answered with ${response.status}.`);
    }
    return response.json();
  };
  return createSearchStore({client: withEmptyQueryGuard({search: ask}), indexName: 'portal'});
}

/** Only in the build that the browser tests look at (`TEST_PAGES`): the instant search of the package with the least that shows its state. */
export default function InstantSearchTest(): ReactNode {
  const [store] = useState(createStore);
  const [controlled, setControlled] = useState<object>();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const [guard] = useState(createControlledGuard);
  guard(controlled);
  const {words} = counter.connect({found: state.results?.nbHits});
  return (
    <main>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>Instant search</h1>
      <input
        aria-label="Query"
        onChange={({target}) => {
          void store.search({query: target.value});
        }}
      />
      <input
        aria-label="Kind"
        onChange={({target}) => {
          void store.searchForFacetValues({facet: FACET, query: target.value, maxFacetHits: 1000});
        }}
      />
      <button type="button" onClick={() => setControlled({})}>
        Control it
      </button>
      <output
        data-testid="state"
        data-searching={state.searching}
        data-stalled={state.isSearchStalled}>
        {state.error?.message ?? words}
      </output>
      <ol>
        {state.results?.hits.map(({objectID, url}) => (
          <li key={objectID}>{url}</li>
        ))}
      </ol>
      <ul>
        {state.facetHits[FACET]?.map(({value, count}) => (
          <li key={value}>
            {value}: {count}
          </li>
        ))}
      </ul>
    </main>
  );
}
